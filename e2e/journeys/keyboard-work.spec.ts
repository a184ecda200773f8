import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { enterOn, tabTo, typeInto } from '../support/keys.ts'
import { addCompany, partitaIvaOf } from '../support/new-company.ts'

const tag = ['@portal', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

test('a new company is filled in, mended and saved without a mouse', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/aziende')
  await enterOn(page, page.getByRole('link', { name: 'Nuova azienda' }))
  const form = page.getByRole('form', { name: 'Nuova azienda' })
  const number = form.getByRole('textbox', { name: 'Partita IVA' })
  await expect(number).toBeFocused()

  await test.step('sent empty, the focus goes to the first field that is wrong', async () => {
    await enterOn(page, form.getByRole('button', { name: 'Aggiungi azienda' }))
    await expect(form.getByRole('alert').first()).toBeVisible()
    await expect(number).toBeFocused()
  })
  await page.keyboard.type(partitaIvaOf(4301))
  await typeInto(page, form.getByRole('textbox', { name: 'Ragione sociale' }), 'Senza Mouse Srl')
  await tabTo(page, form.getByRole('combobox', { name: /^Forma giuridica/ }))
  await page.keyboard.type('Srl')
  await enterOn(page, form.getByRole('button', { name: 'Scegli la provincia' }))
  await tabTo(page, form.getByRole('combobox', { name: /^Provincia/ }))
  await page.keyboard.type('Milano')
  await typeInto(page, form.getByRole('combobox', { name: /^Codice ATECO/ }), '62.01.00')
  await expect(page.getByRole('option', { name: /62\.01\.00.*2007/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await typeInto(page, form.getByRole('textbox', { name: /^Addetti/ }), '12')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Senza Mouse Srl', level: 1 })).toBeVisible()
  await expect(page.getByText('Milano').first()).toBeVisible()
})

test(
  'what a match misses is filled in without a mouse, and the focus returns to its grant',
  { tag },
  async ({ signedIn }) => {
    const setUp = await signedIn('gestore')
    await addCompany(setUp, { name: 'Da Completare Srl', partitaIva: partitaIvaOf(4302) })
    const id = new URL(setUp.url()).pathname.split('/').pop() ?? ''

    const page = await signedIn('gestore')
    await page.goto(`/incroci?azienda=${id}`)
    const panel = await openRowWith(page, 'DURC')
    await enterOn(page, page.getByRole('button', { name: 'Completa dato: DURC' }).first())
    const field = page.getByRole('form', { name: 'Completa dato: DURC' })
    await expect(field).toBeVisible()
    await expect(field.getByRole('radio', { name: 'Sì' })).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(field).toBeHidden()
    await expect(panel.getByRole('heading', { level: 2 }).first()).toBeFocused()
  },
)

/** Chooses rows one after the other until one asks for a datum; gives the panel of that row. */
async function openRowWith(page: Page, datum: string) {
  const toggles = page.getByRole('button', { name: /^Criteri: / })
  await expect(toggles.first()).toBeVisible()
  const ask = page.getByRole('button', { name: `Completa dato: ${datum}` })
  for (let row = 0; row < (await toggles.count()); row += 1) {
    await enterOn(page, toggles.nth(row))
    await expect(page.getByRole('table').first()).toBeVisible()
    if (await ask.first().isVisible()) return page.getByRole('region', { name: /^Perché: / })
    await page.keyboard.press('Escape')
  }
  throw new Error(`no match asks for ${datum}`)
}

test('a list is searched, filtered and sorted without a mouse', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/bandi')
  const count = page.getByRole('main').getByRole('status')
  const filter = page.getByRole('button', { name: /^Filtri/ })
  await expect(count.first()).toHaveText(/bandi/)
  await enterOn(page, filter)
  const choices = page.getByRole('dialog', { name: 'Filtri' }).getByRole('checkbox')
  await expect(choices.first()).toBeFocused()
  const before = await choices.first().isChecked()
  await page.keyboard.press('Space')
  await expect(choices.first()).toBeChecked({ checked: !before })
  await page.keyboard.press('Tab')
  await expect(choices.nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(filter).toBeFocused()

  const head = page.getByRole('columnheader', { name: 'Titolo' })
  await enterOn(page, head.getByRole('button'))
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await page.keyboard.press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'descending')

  await tabTo(page, page.getByRole('searchbox', { name: 'Cerca bandi' }), 'Shift+Tab')
  await page.keyboard.type('zzzz')
  await expect(page.getByText('Nessun risultato')).toBeVisible()
  await enterOn(page, page.getByRole('main').getByRole('button', { name: 'Azzera filtri' }).last())
  await expect(page.getByText('Nessun risultato')).toBeHidden()
})
