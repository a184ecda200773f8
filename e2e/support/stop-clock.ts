import type { Page } from '@playwright/test'

/** Stops the clock of a page: from here on time passes only by `page.clock.runFor`. */
export async function standStill(page: Page): Promise<void> {
  await page.clock.install()
  // far enough ahead that a busy machine has not passed it when the order arrives
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000))
}
