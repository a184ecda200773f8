import { FIRST_ROWS_KEY } from '@bandiera/wire'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { there } from '../support/settled.ts'

const tag = ['@portal', '@mf-aziende', '@mf-incroci']

const SHELL = /\/s\/main\.[0-9a-f]+\.js$/
const early = (page: Page) => page.locator('.bs-z tbody a')
// the names alone: the number of matching grants is a link as well, and appears once they are counted
const own = (page: Page) => page.locator('#root main').getByRole('table', { name: 'Aziende' }).locator('tbody th a')

/** A page whose portal does not load until `go`. */
async function withoutPortal(page: Page): Promise<{ go: () => void }> {
  let go = () => {}
  const gone = new Promise<void>((resolve) => (go = resolve))
  await page.route(SHELL, async (route) => {
    await gone
    await route.continue()
  })
  return { go }
}

/** Visits the page until the browser has stored the place of its first row. */
async function visit(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/aziende')
    await expect(own(page).first()).toBeVisible()
    // a page that waits for a slow server stores no place
    const places = await page.evaluate((key) => localStorage.getItem(key), FIRST_ROWS_KEY)
    expect(places).toContain('/aziende')
  }).toPass()
}

test(
  'the first rows are there before the portal, which takes over with the same ones in the same places',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    const violations: string[] = []
    page.on(
      'console',
      (message) => message.text().includes('Content Security Policy') && violations.push(message.text()),
    )
    await visit(page)

    const { go } = await withoutPortal(page)
    await page.goto('/aziende', { waitUntil: 'load' })
    await expect(early(page).first()).toBeVisible()
    const before = { names: await early(page).allTextContents(), at: await early(page).nth(1).boundingBox() }
    expect(before.names).toHaveLength(40)
    go()
    await there(page)
    await expect(own(page).first()).toBeVisible()
    await expect(page.locator('.bs-z')).toHaveCount(0)
    // those that fit on the screen are first
    await expect.poll(async () => (await own(page).allTextContents()).slice(0, 40)).toEqual(before.names)
    const at = await own(page).nth(1).boundingBox()
    // a link of the list is higher than its text
    const middle = (box: typeof before.at) => [box!.x, Math.round(box!.y + box!.height / 2)]
    expect(middle(at)).toEqual(middle(before.at))
    expect(violations).toEqual([])
  },
)

test(
  'a row that is chosen before the portal is there opens in it, without a second page',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    const { go } = await withoutPortal(page)
    await page.goto('/aziende', { waitUntil: 'load' })
    await early(page).first().focus()
    const name = (await early(page).first().textContent()) ?? ''
    const loads: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/azienda\//)
    go()
    await there(page)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    expect(loads).toEqual([])
  },
)

test(
  'who has no such page sees no rows, and an address that asks for something else waits for its own',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('editore')
    const asked: number[] = []
    page.on('response', (answer) => answer.url().includes('/sync/first-rows') && asked.push(answer.status()))
    await page.goto('/aziende')
    await expect(page.locator('.bs-z')).toHaveCount(0)
    expect(asked).toEqual([204])
    await page.goto('/aziende?q=rossi')
    await expect(page.locator('.bs-z')).toHaveCount(0)
    expect(asked).toHaveLength(1)
  },
)
