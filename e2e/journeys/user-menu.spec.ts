import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { standStill } from '../support/stop-clock.ts'
import type { Account } from '../sign-in.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

const menuOf = (page: Page) => ({
  button: page.getByRole('button', { name: /– menu utente$/ }),
  panel: page.getByRole('group', { name: 'Menu utente' }),
})

async function open(signedIn: (account: Account) => Promise<Page>) {
  const page = await signedIn('gestore')
  await page.goto('/dashboard')
  const menu = menuOf(page)
  await expect(menu.button).toBeVisible()
  await page.mouse.move(640, 600)
  return { page, ...menu }
}

/** The mouse on the middle of something. */
async function hover(page: Page, target: Locator) {
  const box = (await target.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
}
const away = (page: Page) => page.mouse.move(640, 600)

test('1. the mouse opens it, and the button says what it controls', { tag }, async ({ signedIn }) => {
  const { page, button, panel } = await open(signedIn)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await hover(page, button)
  await expect(panel).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(await panel.getAttribute('id')).toBe(await button.getAttribute('aria-controls'))
})

test('2. a mouse that only crosses does not open it', { tag }, async ({ signedIn }) => {
  const { page, button, panel } = await open(signedIn)
  await standStill(page)
  const box = (await button.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.clock.runFor(100)
  await away(page)
  await page.clock.runFor(1000)
  await expect(panel).toBeHidden()
})

test('3. the mouse may go onto the panel and stay there', { tag }, async ({ signedIn }) => {
  const { page, button, panel } = await open(signedIn)
  await hover(page, button)
  await expect(panel).toBeVisible()
  await standStill(page)
  await hover(page, panel.getByRole('switch', { name: 'Tema scuro' }))
  await page.clock.runFor(3000)
  await expect(panel).toBeVisible()
})

test('4. it closes after the mouse has left, unless the focus is inside', { tag }, async ({ signedIn }) => {
  const { page, button, panel } = await open(signedIn)
  await hover(page, button)
  await expect(panel).toBeVisible()
  await away(page)
  await expect(panel).toBeHidden()
  await hover(page, button)
  await panel.getByRole('link', { name: 'ACCOUNT' }).focus()
  await standStill(page)
  await away(page)
  await page.clock.runFor(1000)
  await expect(panel).toBeVisible()
})

test(
  '5. Esc closes it under the mouse, and it opens again only after the mouse has left',
  { tag },
  async ({ signedIn }) => {
    const { page, button, panel } = await open(signedIn)
    await hover(page, button)
    await expect(panel).toBeVisible()
    await button.focus()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    const box = (await button.boundingBox())!
    await page.mouse.move(box.x + box.width / 2 + 3, box.y + box.height / 2, { steps: 3 })
    await standStill(page)
    await page.clock.runFor(1000)
    await expect(panel).toBeHidden()
    await page.clock.resume()
    await away(page)
    await hover(page, button)
    await expect(panel).toBeVisible()
  },
)

test('6. a click after the hover pins it', { tag }, async ({ signedIn }) => {
  const { page, button, panel } = await open(signedIn)
  await hover(page, button)
  await expect(panel).toBeVisible()
  await button.click()
  await standStill(page)
  await away(page)
  await page.clock.runFor(1000)
  await expect(panel).toBeVisible()
  await button.click()
  await expect(panel).toBeHidden()
})

test('7. the keyboard opens it, walks through it and returns to its button', { tag }, async ({ signedIn }) => {
  const { page, button, panel } = await open(signedIn)
  await button.focus()
  await expect(panel).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('switch', { name: 'Tema scuro' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Space')
  await expect(panel).toBeVisible()
})

test('8. Tab past its last control closes it and goes on', { tag }, async ({ signedIn }) => {
  const { page, button, panel } = await open(signedIn)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await button.press('Enter')
  await panel.getByRole('button', { name: 'LOGOUT' }).focus()
  await page.keyboard.press('Tab')
  await expect(panel).toBeHidden()
  await expect(button).not.toBeFocused()
})

test(
  '9. one tap opens it, a tap elsewhere closes it, and nothing of it is cut off at 390 px',
  { tag },
  async ({ browser, stateOf, addressOf }) => {
    const context = await browser.newContext({
      baseURL: addressOf(),
      storageState: await stateOf('admin', 'localhost'),
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    await page.goto('/dashboard')
    const { button, panel } = menuOf(page)
    await button.tap()
    await expect(panel).toBeVisible()
    const box = (await panel.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(390)
    await page.touchscreen.tap(60, 700)
    await expect(panel).toBeHidden()
    await context.close()
  },
)
