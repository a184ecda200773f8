import { expect, type Page } from '@playwright/test'

export interface NewCompany {
  name: string
  partitaIva: string
}

/** A partita IVA that the check digit accepts, different for every number below ten million. */
export function partitaIvaOf(number: number): string {
  const digits = `${String(number).padStart(7, '0')}015`
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** Fills the form of a new company in Milan that writes software, and opens its page. */
export async function addCompany(page: Page, company: NewCompany): Promise<void> {
  await page.goto('/aziende')
  await addFromList(page, company)
}

/** The same from the list of companies that is on screen, without loading the page. */
export async function addFromList(page: Page, { name, partitaIva }: NewCompany): Promise<void> {
  await page.getByRole('link', { name: 'Nuova azienda' }).click()
  const form = page.getByRole('form', { name: 'Nuova azienda' })
  await form.getByRole('textbox', { name: 'Ragione sociale' }).fill(name)
  await form.getByRole('combobox', { name: /^Forma giuridica/ }).selectOption('Srl')
  await form.getByRole('textbox', { name: 'Partita IVA' }).fill(partitaIva)
  await form.getByRole('button', { name: 'Scegli la provincia' }).click()
  await form.getByRole('combobox', { name: /^Provincia/ }).selectOption('Milano (MI)')
  const code = form.getByRole('combobox', { name: /^Codice ATECO/ })
  await code.fill('62.01.00')
  // pressed while the answer replaces the list, an option may move from under the pointer
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
  await page.getByRole('option', { name: /62\.01\.00.*2007/ }).click()
  await expect(code).toHaveValue(/62\.01\.00.*2007/)
  await form.getByRole('textbox', { name: /^Addetti/ }).fill('12')
  await form.getByRole('textbox', { name: /^Fatturato/ }).fill('1500000')
  await form.getByRole('button', { name: 'Aggiungi azienda' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}
