import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addCompany, partitaIvaOf } from '../support/new-company.ts'

const tag = ['@portal', '@mf-aziende', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

/** Counts the sockets that a page opens from now on. */
function socketsOf(page: Page): () => number {
  let opened = 0
  page.on('websocket', (socket) => (opened += socket.url().includes('/socketcluster/') ? 1 : 0))
  return () => opened
}

const company = (page: Page, name: string) => page.getByRole('link', { name })
const search = async (page: Page, name: string) => {
  await page.goto('/aziende')
  await page.getByRole('searchbox', { name: 'Cerca aziende' }).fill(name)
  await expect(page.getByText('Nessun risultato')).toBeVisible()
}

/** A tab in which nothing runs for a while, as in one that the browser has frozen; resolves when it wakes. */
const freeze = (page: Page, ms: number) =>
  page.evaluate((pause) => {
    const until = Date.now() + pause
    while (Date.now() < until);
  }, ms)

test(
  'the tabs of a browser share one socket; when the one that has it is frozen or closed, another goes on',
  { tag },
  async ({ signedIn }) => {
    test.setTimeout(120_000)
    const writer = await signedIn('gestore')
    const first = await signedIn('gestore')
    const firstSockets = socketsOf(first)
    await search(first, 'Tabula')
    const second = await first.context().newPage()
    const secondSockets = socketsOf(second)
    await search(second, 'Tabula')
    expect([firstSockets(), secondSockets()]).toEqual([1, 0])

    await test.step('both get a change', async () => {
      await addCompany(writer, { name: 'Tabula Prima Srl', partitaIva: partitaIvaOf(4311) })
      for (const page of [first, second]) await expect(company(page, 'Tabula Prima Srl')).toBeVisible()
    })
    await test.step('a frozen tab loses the socket, and catches up when it wakes', async () => {
      const awake = freeze(first, 20_000)
      await addCompany(writer, { name: 'Tabula Seconda Srl', partitaIva: partitaIvaOf(4312) })
      await expect(company(second, 'Tabula Seconda Srl')).toBeVisible({ timeout: 30_000 })
      expect(secondSockets()).toBe(1)
      await awake
      await expect(company(first, 'Tabula Seconda Srl')).toBeVisible({ timeout: 30_000 })
    })
    await test.step('the tab that has it closes', async () => {
      await second.close()
      await addCompany(writer, { name: 'Tabula Terza Srl', partitaIva: partitaIvaOf(4303) })
      await expect(company(first, 'Tabula Terza Srl')).toBeVisible({ timeout: 30_000 })
    })
  },
)
