import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than this between two things are a fault of their own. */
const FAR = 60

/** Presses Tab until a thing has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < FAR; stops += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  await expect(target, `not reached with ${FAR} times ${key}`).toBeFocused()
}

/** Goes to a thing with Tab and presses Enter on it. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Goes to a field with Tab and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.count()) > 0 && target.first().evaluate((node) => node === document.activeElement)
