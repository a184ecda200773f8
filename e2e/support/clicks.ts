import { expect, type Page } from '@playwright/test'

const KEY = 'e2e-clicks'

/** How many presses it took, from the moment of asking. */
export interface Clicks {
  count: () => Promise<number>
  /** Fails when it took more than that. */
  atMost: (limit: number) => Promise<void>
}

/**
 * Counts presses of the pointer on a page from now on, over changes of page too. A drag is one press, and so is a click
 * on a label; keys are not counted. Ask after landing on the screen whose task is measured.
 */
export function countClicks(page: Page): Clicks {
  const ready = Promise.all([
    page.addInitScript(listen, KEY),
    // one message each, sent before the next step of the journey
    page.evaluate((key) => sessionStorage.setItem(key, '0'), KEY),
    page.evaluate(listen, KEY),
  ])
  const count = async () => {
    await ready
    return Number(await page.evaluate((key) => sessionStorage.getItem(key), KEY))
  }
  return { count, atMost: async (limit) => expect(await count(), 'clicks').toBeLessThanOrEqual(limit) }
}

/** Runs in the page. */
function listen(key: string): void {
  const counted = window as unknown as { countsClicks?: boolean }
  if (counted.countsClicks) return
  counted.countsClicks = true
  const press = (event: Event) => {
    if (event.isTrusted) sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key) ?? 0) + 1))
  }
  window.addEventListener('pointerdown', press, { capture: true })
}
