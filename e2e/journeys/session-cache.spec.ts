import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'

const tag = ['@portal', '@mf-aziende', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

const CACHE = 'bandiera-cache'
const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

/** How many chunks of records this browser holds. */
const chunks = (page: Page): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open(name, 1)
        request.onerror = () => resolve(0)
        request.onupgradeneeded = () => request.transaction?.abort()
        request.onsuccess = () => {
          const count = request.result.transaction('chunks').objectStore('chunks').count()
          count.onsuccess = () => {
            request.result.close()
            resolve(count.result)
          }
        }
      }),
    CACHE,
  )

test(
  'a second visit asks only for what changed, and a logout leaves nothing in the browser',
  { tag },
  async ({ page }) => {
    await signIn(page, 'gestore')
    await page.goto('/aziende')
    const name = page.getByRole('table').getByRole('link').first()
    await expect(name).toBeVisible()
    await expect.poll(() => chunks(page)).toBeGreaterThan(0)

    const pulls: { since: number; lines: string[] }[] = []
    await page.route('**/sync/pull?*', async (route) => {
      const response = await route.fetch()
      const since = Number(new URL(route.request().url()).searchParams.get('since'))
      pulls.push({ since, lines: (await response.text()).trimEnd().split('\n') })
      await route.fulfill({ response })
    })
    // a page that goes before everything is stored leaves the rest to the next one
    await expect(async () => {
      pulls.length = 0
      await page.reload()
      await expect.poll(() => pulls.length).toBeGreaterThan(0)
      expect(pulls[0]?.since).toBeGreaterThan(0)
    }).toPass()
    const { lines } = pulls[0]!
    // at most what this very login changed, and the closing line
    expect(lines.length).toBeLessThanOrEqual(2)
    expect(lines[0]!.length).toBeLessThan(20_000)
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ snapshot: false })
    await expect(name).toBeVisible()

    await page.getByRole('button', { name: /menu utente/ }).click()
    await page.getByRole('button', { name: 'LOGOUT' }).click()
    await page.getByRole('alertdialog', { name: 'Conferma' }).getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(/\/login/)
    // the page loads anew once the databases are gone
    await expect(async () => expect(await databases(page)).not.toContain(CACHE)).toPass()
  },
)
