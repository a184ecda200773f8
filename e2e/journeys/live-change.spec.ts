import { expect, test } from '../fixtures.ts'
import { addCompany, partitaIvaOf } from '../support/new-company.ts'

const tag = ['@portal', '@mf-aziende', '@mf-incroci']

test(
  'a company added in one browser appears in another of the same manager, and not in one of another manager',
  { tag: [...tag, '@slow'] },
  async ({ signedIn }) => {
    const other = await signedIn('gestore')
    const stranger = await signedIn('gestore2')
    for (const page of [other, stranger]) {
      await page.goto('/aziende')
      await expect(page.getByRole('status').filter({ hasText: 'aziende' })).toHaveText(/^\d+ aziende$/)
      await page.getByRole('searchbox', { name: 'Cerca aziende' }).fill('Faro Digitale')
      await expect(page.getByText('Nessun risultato')).toBeVisible()
    }
    const first = await signedIn('gestore')
    await addCompany(first, { name: 'Faro Digitale Srl', partitaIva: partitaIvaOf(4001) })
    await expect(other.getByRole('link', { name: 'Faro Digitale Srl' })).toBeVisible()

    await test.step('so does a change of its name, without a reload', async () => {
      await first.getByRole('button', { name: 'Modifica anagrafica' }).click()
      await first.getByRole('textbox', { name: 'Ragione sociale' }).fill('Faro Digitale Milano Srl')
      await first.getByRole('button', { name: 'Salva' }).click()
      await expect(other.getByRole('link', { name: 'Faro Digitale Milano Srl' })).toBeVisible()
    })
    await expect(stranger.getByText('Nessun risultato')).toBeVisible()
  },
)
