import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addCompany, partitaIvaOf } from '../support/new-company.ts'

const tag = ['@mf-aziende', '@portal', '@mf-incroci']

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

test(
  'two people in one form: different fields both win, the same one is asked about, and a save is taken back',
  { tag: [...tag, '@slow'] },
  async ({ signedIn }) => {
    const [one, two] = [await signedIn('gestore'), await signedIn('admin')]
    await addCompany(one, { name: 'Contesa Srl', partitaIva: partitaIvaOf(5502) })
    await two.goto(new URL(one.url()).pathname)
    for (const page of [one, two]) {
      await page.getByRole('button', { name: 'Modifica anagrafica' }).click()
      await expect(page.getByRole('form')).toBeVisible()
    }
    await field(two, /^REA/).fill('MI-7654321')
    await field(two, /^Ragione sociale/).fill('Contesa da due Srl')
    await two.getByRole('button', { name: 'Salva' }).click()

    await expect(one.getByText(/ha salvato mentre scrivevi/)).toBeVisible()
    await field(one, /^Ragione sociale/).fill('Contesa mia Srl')
    await one.getByRole('button', { name: 'Salva' }).click()
    const dialog = one.getByRole('dialog', { name: 'Gli stessi dati sono cambiati' })
    await expect(dialog).toContainText('Contesa da due Srl')
    await dialog.getByRole('button', { name: 'Salva' }).click()
    await expect(one.getByRole('heading', { name: 'Contesa mia Srl', level: 1 })).toBeVisible()
    await expect(one.getByText('MI-7654321')).toBeVisible()
    await expect(two.getByRole('heading', { name: 'Contesa mia Srl', level: 1 })).toBeVisible()

    await one.getByRole('button', { name: 'Annulla' }).click()
    await expect(one.getByRole('heading', { name: 'Contesa da due Srl', level: 1 })).toBeVisible()
    await expect(one.getByText('MI-7654321')).toBeVisible()
  },
)
