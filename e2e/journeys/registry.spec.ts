import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const tag = ['@mf-registro', '@portal', '@mf-account', '@mf-bandi', '@mf-incroci', '@mf-pratiche']

const TENANT = 'affitti.localhost'
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Principale' })
/** What the page says of `mf-rent` for that tenant: the fourth one across. */
const cell = (page: Page) =>
  page
    .getByRole('table', { name: 'Versioni dei moduli per cliente' })
    .getByRole('row', { name: /mf-rent/ })
    .getByRole('cell')
    .last()

test(
  'an operator switches a module off for a tenant, sees it at once, and goes back by one press',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('admin')
    await page.goto('/dashboard')
    await menuOf(page).getByRole('link', { name: 'Registro moduli' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Registro dei moduli' })).toBeVisible()
    await expect(cell(page)).toContainText('0.1.0')
    const other = await signedIn('admin', { host: TENANT })
    await other.goto('/dashboard')
    await expect(menuOf(other).getByRole('link', { name: 'Rent' })).toBeVisible()

    await page.getByRole('button', { name: `Azioni su mf-rent per ${TENANT}` }).click()
    await page.getByRole('menuitem', { name: 'Spegni…' }).click()
    const dialog = page.getByRole('dialog', { name: `Spegni: mf-rent per ${TENANT}` })
    await expect(dialog.getByRole('row', { name: `${TENANT} 1 mf-rent 0.1.0 — Spento` })).toBeVisible()
    await dialog.getByRole('button', { name: 'Spegni' }).click()
    await expect(dialog.getByText('Scrivi il motivo').first()).toBeVisible()
    await dialog.getByLabel('Perché lo fai').fill('il sito non risponde')
    await dialog.getByRole('button', { name: 'Spegni' }).click()
    await expect(dialog).toBeHidden()
    await expect(cell(page)).toContainText('Spento')
    await expect(menuOf(other).getByRole('link', { name: 'Rent' })).toHaveCount(0)

    await page.getByRole('link', { name: 'Affitti e Bandi' }).click()
    const choice = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Scelta 1' }) })
    await expect(choice).toContainText('il sito non risponde')
    await page.getByRole('button', { name: 'Torna alla scelta di prima' }).click()
    const back = page.getByRole('dialog')
    await expect(back.getByRole('row', { name: /mf-rent — 0\.1\.0/ })).toBeVisible()
    await back.getByLabel('Perché lo fai').fill('il sito risponde')
    await back.getByRole('button', { name: 'Torna indietro' }).click()
    await expect(page.getByRole('heading', { name: 'Scelta 2' })).toBeVisible()
    await expect(menuOf(other).getByRole('link', { name: 'Rent' })).toBeVisible()
  },
)

test('the page follows another operator’s decisions', { tag }, async ({ signedIn }) => {
  const [one, other] = [await signedIn('admin'), await signedIn('admin')]
  for (const page of [one, other]) await page.goto('/registro')
  await expect(cell(one)).toContainText('0.1.0')
  const command = async (verbo: string, button: string) => {
    await other.getByRole('button', { name: `Azioni su mf-rent per ${TENANT}` }).click()
    await other.getByRole('menuitem', { name: verbo }).click()
    await other.getByLabel('Perché lo fai').fill('prova')
    await other.getByRole('dialog').getByRole('button', { name: button }).click()
    await expect(other.getByRole('dialog')).toBeHidden()
  }
  await command('Spegni…', 'Spegni')
  await expect(cell(one)).toContainText('Spento')
  await command('Torna a prima…', 'Torna indietro')
  await expect(cell(one)).toContainText('0.1.0')
})

for (const [account, host] of [
  ['admin', TENANT],
  ['professionista', 'localhost'],
] as const) {
  test(`${account} of ${host} has no such page`, { tag }, async ({ signedIn }) => {
    const page = await signedIn(account, { host })
    await page.goto('/dashboard')
    await expect(menuOf(page).getByRole('listitem').first()).toBeVisible()
    await expect(menuOf(page).getByRole('link', { name: 'Registro moduli' })).toHaveCount(0)
    await page.goto('/registro')
    await expect(page.getByRole('heading', { level: 1, name: 'Registro dei moduli' })).toHaveCount(0)
    const answer = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('socketcluster.authToken')}` }
      return (await fetch('/api/registro', { headers })).status
    })
    expect(answer).toBe(403)
  })
}
