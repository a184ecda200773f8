import type { Page } from '@playwright/test'
import { quiet } from './settled.ts'

export const WIDTHS = [1280, 390] as const
export type Width = (typeof WIDTHS)[number]

/** How a page is looked at. */
export interface Condition {
  theme: 'light' | 'dark'
  width: Width
}

/** In an order in which one step changes one thing. */
const CONDITIONS: readonly Condition[] = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 390 },
]

/** Both themes at both widths, without a reload. */
export async function inEveryCondition(
  page: Page,
  look: (condition: Condition) => Promise<void>,
  widths: readonly Width[] = WIDTHS,
): Promise<void> {
  for (const condition of CONDITIONS.filter(({ width }) => widths.includes(width))) {
    await enter(page, condition)
    await look(condition)
  }
}

export async function enter(page: Page, { theme, width }: { theme: 'light' | 'dark'; width: number }): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 800 })
  await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme)
  await quiet(page)
}
