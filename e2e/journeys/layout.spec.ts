import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { standStill } from '../support/stop-clock.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

const PHONE = { width: 390, height: 844 }
const menuButton = (page: Page) => page.getByRole('button', { name: 'Apri il menu' })
const drawer = (page: Page) => page.getByRole('dialog').or(page.locator('.MuiDrawer-paper'))
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test.describe('the menu of a phone', () => {
  test('takes the focus, closes with Esc and gives the focus back', { tag }, async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.setViewportSize(PHONE)
    await page.goto('/dashboard')
    await expect(page.getByRole('navigation', { name: 'Principale' })).toHaveCount(0)
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible()
    const inside = () =>
      drawer(page)
        .first()
        .evaluate((paper) => paper.parentElement!.contains(document.activeElement))
    await expect.poll(inside).toBe(true)
    for (let tab = 0; tab < 25; tab++) await page.keyboard.press('Tab')
    expect(await inside()).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: 'Principale' })).toHaveCount(0)
    await expect(menuButton(page)).toBeFocused()
  })

  test('closes when an entry was followed, and the focus goes to the new page', { tag }, async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.setViewportSize(PHONE)
    await page.goto('/dashboard')
    await menuButton(page).click()
    await page.getByRole('link', { name: 'Pratiche', exact: true }).click()
    await expect(page).toHaveURL('/pratiche')
    await expect(page.getByRole('navigation', { name: 'Principale' })).toHaveCount(0)
    await expect(menuButton(page)).not.toBeFocused()
    await menuButton(page).click()
    await page.getByRole('link', { name: 'Privacy', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Principale' })).toHaveCount(0)
  })

  test('gives way to the side menu when the window grows', { tag }, async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.setViewportSize(PHONE)
    await page.goto('/dashboard')
    await menuButton(page).click()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByRole('navigation', { name: 'Principale' })).toHaveCount(1)
    await page.getByRole('main').getByRole('heading', { level: 1 }).click()
    await expect(page.locator('[aria-hidden=true] main')).toHaveCount(0)
  })
})

const pages = ['/dashboard', '/privacy', '/accessibilita', '/boh', '/account', '/incroci', '/login', '/registrazione/x']
for (const width of [390, 320]) {
  test(
    `nothing of the portal has to be scrolled sideways at ${width} px`,
    { tag },
    async ({ page: visitor, signedIn }) => {
      const page = await signedIn('gestore')
      for (const one of [page, visitor]) await one.setViewportSize({ width, height: 800 })
      for (const path of pages) {
        const one = path === '/login' ? visitor : page
        await one.goto(path)
        await expect(one.getByRole('heading', { level: 1 }).first()).toBeVisible()
        expect({ path, sideways: await sideways(one) }).toEqual({ path, sideways: 0 })
      }
    },
  )
}

test('what takes the focus is not hidden by the bars', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.setViewportSize({ width: 900, height: 420 })
  await page.goto('/boh')
  const main = page.getByRole('main')
  await expect(main.getByRole('link').last()).toBeVisible()
  const bar = (await page.getByRole('banner').boundingBox())!
  const count = await main.getByRole('link').count()
  for (const at of [count - 1, 0, Math.floor(count / 2)]) {
    await main.getByRole('link').nth(at).focus()
    const box = (await main.getByRole('link').nth(at).boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(bar.height - 1)
    expect(box.y + box.height).toBeLessThanOrEqual(420)
  }
})

test('the title follows the page one second late, and is read out at once', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/dashboard')
  await expect(page).toHaveTitle('Dashboard – Bandiera')
  await standStill(page)
  await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Pratiche' }).click()
  await expect(page.locator('[aria-live]').first()).toHaveText('Pratiche')
  await page.clock.runFor(900)
  await expect(page).toHaveTitle('Dashboard – Bandiera')
  await page.clock.runFor(200)
  await expect(page).toHaveTitle('Pratiche – Bandiera')
  await expect(page.getByRole('banner')).toContainText('Pratiche')
})

test('a lost connection is shown with a countdown, and the screen keeps its content', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.routeWebSocket(/socketcluster/, (socket) => {
    const server = socket.connectToServer()
    lose = () => {
      refuse = true
      void server.close()
      void socket.close({ code: 1001 })
    }
    if (refuse) void socket.close({ code: 1001 })
  })
  let refuse = false
  let lose = () => {}
  await page.goto('/dashboard')
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible()
  lose()
  await expect(page.getByText(/Connessione interrotta\..*Riprovo tra \d second/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  refuse = false
  await page.getByRole('button', { name: 'Riprova subito' }).click()
  await expect(page.getByText(/Connessione interrotta/)).toHaveCount(0)
})
