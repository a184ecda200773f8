import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the palette with its keys. */
export async function openPalette(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Cerca pagine, azioni e dati' })
  await expect(box).toBeFocused()
  return box
}

export const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })
export const bellOf = (page: Page): Locator => page.getByRole('button', { name: /^Notifiche/ })
