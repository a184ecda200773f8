import { expect, test } from '../fixtures.ts'
import { addCompany, partitaIvaOf } from '../support/new-company.ts'

const tag = ['@mf-incroci', '@portal', '@mf-aziende', '@mf-pratiche']

test(
  'a new client: the bell counts the grants that may fit it, each leads to the match and counts as read',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.goto('/dashboard')
    await addCompany(page, { name: 'Faro Avvisi Srl', partitaIva: partitaIvaOf(7_000_001) })
    const bell = page.getByRole('button', { name: /^Notifiche/ })
    await expect(bell).toHaveAccessibleName(/\d+ da leggere$/, { timeout: 20_000 })
    await bell.click()
    const list = page.getByRole('list', { name: 'Bandi per le tue aziende' })
    await expect(list.getByRole('listitem').first()).toContainText('Nuovo incrocio: Faro Avvisi Srl')
    await list.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/incroci\?tab=bando&bando=[0-9a-f]{24}/)
    await expect(list).toBeHidden()

    await bell.click()
    await page.getByRole('button', { name: 'Segna tutti come letti' }).click()
    await expect(page.getByRole('button', { name: 'Segna tutti come letti' })).toBeHidden()
    await expect(bell).toHaveAccessibleName('Notifiche')
  },
)
