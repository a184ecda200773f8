import type { Browser, BrowserContext, Page } from '@playwright/test'

/** Variable that says how many times slower the processor of each page is. */
export const SLOW = 'BANDIERA_E2E_SLOW'

export const rateOf = (env: NodeJS.ProcessEnv): number => Number(env[SLOW] ?? 1)

/**
 * Slows the processor of every page that the browser opens from now on. A new page is slow before it goes anywhere; a window
 * that a page opens is slow as soon as it is known.
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

async function throttle(page: Page, rate: number): Promise<void> {
  try {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setCPUThrottlingRate', { rate })
  } catch (error) {
    // a window that closed at once
    if (!page.isClosed()) throw error
  }
}
