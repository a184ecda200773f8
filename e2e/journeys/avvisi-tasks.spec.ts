import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addCompany, partitaIvaOf } from '../support/new-company.ts'

const tag = ['@mf-incroci', '@portal', '@mf-aziende', '@mf-pratiche']

test(
  'a client that another person adds: the bell has one line for it, which leads to its matches and counts as read',
  { tag },
  async ({ signedIn }) => {
    const [page, admin] = [await signedIn('gestore'), await signedIn('admin')]
    await page.goto('/dashboard')
    const gestore = await nameOf(page)
    await addCompany(admin, { name: 'Faro Avvisi Srl', partitaIva: partitaIvaOf(7_000_001), gestore })
    const bell = page.getByRole('button', { name: /^Notifiche/ })
    await expect(bell).toHaveAccessibleName('Notifiche, 1 da leggere', { timeout: 20_000 })
    await bell.click()
    const list = page.getByRole('list', { name: 'Bandi per le tue aziende' })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list.getByRole('listitem')).toContainText(/Faro Avvisi Srl: \d+ band[oi] ammissibil[ei]/)
    await list.getByRole('link').click()
    await expect(page).toHaveURL(/\/incroci\?azienda=[0-9a-f]{24}/)
    await expect(list).toBeHidden()
    await expect(bell).toHaveAccessibleName('Notifiche')
  },
)

test('a client that I add myself rings no bell', { tag }, async ({ signedIn }) => {
  const [page, admin] = [await signedIn('gestore'), await signedIn('admin')]
  await page.goto('/dashboard')
  const gestore = await nameOf(page)
  await addCompany(page, { name: 'Faro Mio Srl', partitaIva: partitaIvaOf(7_000_002) })
  await addCompany(admin, { name: 'Faro Altrui Srl', partitaIva: partitaIvaOf(7_000_003), gestore })
  const bell = page.getByRole('button', { name: /^Notifiche/ })
  await expect(bell).toHaveAccessibleName(/da leggere$/, { timeout: 20_000 })
  await bell.click()
  const list = page.getByRole('list', { name: 'Bandi per le tue aziende' })
  await expect(list.getByRole('listitem').filter({ hasText: 'Faro Altrui Srl' })).toBeVisible()
  await expect(list.getByRole('listitem').filter({ hasText: 'Faro Mio Srl' })).toHaveCount(0)
})

/** Name of the person who is signed in, from the button of the user menu: initials, name, what it opens. */
async function nameOf(page: Page): Promise<string> {
  const text = (await page.getByRole('button', { name: /menu utente/ }).textContent()) ?? ''
  return text.trim().split('–')[0]!.slice(2).trim()
}
