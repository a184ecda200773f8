import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import type { Account } from '../sign-in.ts'

const tag = ['@mf-rent', '@portal', '@mf-incroci', '@mf-pratiche']

const SITE = 'https://case.affitti.test/'
const TENANT = 'affitti.localhost'
const LONG = `<!doctype html><title>Case</title><main style="height:3000px"><h1>Case in affitto</h1></main>`

/** The rental site, without a network. */
const serveSite = (page: Page) =>
  page.route(`${SITE}**`, (route) => route.fulfill({ contentType: 'text/html', body: LONG }))

test(
  'the special tenant shows the rental site over the whole page, with one scrollbar',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore', { host: TENANT })
    await serveSite(page)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Rent', exact: true }).click()
    await expect(page).toHaveURL('/rent')
    const frame = page.frameLocator('iframe[title="Sito degli affitti"]')
    await expect(frame.getByRole('heading', { name: 'Case in affitto' })).toBeVisible()
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      const box = await page.locator('iframe').boundingBox()
      const main = await page.getByRole('main').boundingBox()
      expect(box!.width).toBe(main!.width)
      expect(Math.round(box!.y + box!.height)).toBe(Math.round(main!.y + main!.height))
      const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      expect(overflow).toBe(0)
    }
  },
)

test(
  'a rental site that does not answer says so, with a link that leaves the portal',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore', { host: TENANT })
    await page.route(`${SITE}**`, (route) => route.abort())
    await page.goto('/rent')
    await expect(page.getByRole('alert')).toContainText('Il sito degli affitti non risponde')
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Apri in una nuova finestra' })).toHaveAttribute('href', SITE)
    await page.unroute(`${SITE}**`)
    await serveSite(page)
    await page.getByRole('button', { name: 'Riprova' }).click()
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Case in affitto' })).toBeVisible()
  },
)

const accounts: [Account, boolean][] = [
  ['gestore2', true],
  ['professionista2', true],
  ['gestore', false],
  ['professionista', false],
  ['admin', false],
  ['editore', false],
  ['sviluppatore', false],
]
for (const [account, has] of accounts) {
  test(`on the usual tenant ${account} ${has ? 'has' : 'does not have'} Rent`, { tag }, async ({ signedIn }) => {
    const page = await signedIn(account)
    await serveSite(page)
    await page.goto('/rent')
    const heading = has ? 'Rent' : 'Pagina non trovata'
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Rent', exact: true })).toHaveCount(has ? 1 : 0)
  })
}

test('the privacy page names the rental site', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore', { host: TENANT })
  await page.goto('/privacy')
  await expect(page.getByText(/il sito degli affitti case\.affitti\.test/)).toBeVisible()
})
