import { slownessNow, throttleOf } from '@bandiera/tools/slowness'
import type { Browser, BrowserContext, Page } from '@playwright/test'

/** Variable that says how many times slower than a quiet core of reference each page runs. */
export const SLOW = 'BANDIERA_E2E_SLOW'

export const rateOf = (env: NodeJS.ProcessEnv): number => Number(env[SLOW] ?? 1)

/**
 * Slows the processor of every page that the browser opens from now on, by what the machine is not slow itself when it opens. A new
 * page is slow before it goes anywhere; a window that a page opens is slow as soon as it is known.
 */
export function slowDown(browser: Browser, rate: number): void {
  browser.on('context', (context) => slowPages(context, rate))
}

function slowPages(context: BrowserContext, rate: number): void {
  const slowed = new WeakMap<Page, Promise<void>>()
  const slow = (page: Page) => {
    const known = slowed.get(page) ?? throttle(page, rate)
    slowed.set(page, known)
    return known
  }
  context.on('page', (page) => void slow(page))
  const open = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await open()
    await slow(page)
    return page
  }
}

async function throttle(page: Page, wanted: number): Promise<void> {
  const rate = throttleOf(wanted, slownessNow())
  if (rate === 1) return
  try {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setCPUThrottlingRate', { rate })
  } catch (error) {
    // a window that closed at once
    if (!page.isClosed()) throw error
  }
}
