import type { Page } from '@playwright/test'
import { expect, test } from '../watched.ts'

const tag = ['@portal', '@short']
const SITE = 'http://portal.test/'
const CODE = '/m/mf-rent/1.0.0/part.js'

/** A page that asks for code of a module, without a server. */
async function open(page: Page, html: string): Promise<void> {
  await page.context().route(`${SITE}**`, (route) => {
    const isPage = new URL(route.request().url()).pathname === '/'
    return isPage
      ? route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Site</title>${html}` })
      : route.fulfill({ contentType: 'text/javascript', body: 'document.title = "ran"' })
  })
  await page.goto(SITE)
}

const script = `<script src="${CODE}"></script>`
const untagged = 'each of these runs code of a module that its tags do not name: it has to fail'

test.describe(untagged, () => {
  test.fail('in its own page', { tag }, async ({ page }) => {
    await open(page, script)
    await expect(page).toHaveTitle('ran')
  })

  test.fail('in a page of another context', { tag }, async ({ browser }) => {
    const page = await browser.newPage()
    await open(page, script)
    await expect(page).toHaveTitle('ran')
    await page.close()
  })

  test.fail('in a window that its page opens', { tag }, async ({ page }) => {
    await open(page, '<p>no code</p>')
    await page.context().route(`${SITE}window`, (route) => route.fulfill({ contentType: 'text/html', body: script }))
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/window'))])
    await expect(popup).toHaveTitle('ran')
  })
})

test('code of a module that is only fetched ahead of need wants no tag', { tag }, async ({ page }) => {
  const fetched = page.waitForEvent('response', (response) => response.url().endsWith(CODE))
  await open(page, `<link rel="prefetch" as="script" href="${CODE}">`)
  expect((await fetched).ok()).toBe(true)
  await expect(page).toHaveTitle('Site')
})

test('code of a module that its tags name may run', { tag: [...tag, '@mf-rent'] }, async ({ page }) => {
  await open(page, script)
  await expect(page).toHaveTitle('ran')
})
