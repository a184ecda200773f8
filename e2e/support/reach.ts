import type { Page } from '@playwright/test'
import { quiet } from './settled.ts'
import type { State } from './states/index.ts'

/** Brings a page into a state. */
export async function reachState(page: Page, { arrange, path, waits, reach }: State): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrange?.(page)
  await page.goto(path, waits && { waitUntil: 'load' })
  await reach(page)
  await quiet(page)
}
