import type { Browser, Page } from '@playwright/test'

/** Waits until the page has what it was asked for, and nothing in it still moves. */
export async function settled(page: Page): Promise<void> {
  await there(page)
  await quiet(page)
}

/** Waits until nothing fades or slides any more: during a transition the colours are not those that people read. */
export async function still(page: Page): Promise<void> {
  const isStill = () =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)
  await page.waitForFunction(isStill, null, { timeout: 0 })
}

/** Waits until nothing in the page has changed for a moment. */
export const quiet = (page: Page): Promise<void> =>
  page.evaluate(
    ({ calm, frames }) =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
          // a browser that draws nothing for a while gives no frame either
          setTimeout(resolve, frames)
        }
        let timer = setTimeout(done, calm)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(done, calm)
        })
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      }),
    { calm: CALM, frames: FRAMES },
  )

const CALM = 60
const FRAMES = 1000

/**
 * From now on `goto` and `reload` of this browser return when the portal has drawn the page. Even on a slow machine, what a
 * journey then waits for must appear within the usual time. A journey that looks at the portal earlier names a moment of its
 * own: `goto(path, { waitUntil: 'load' })`.
 */
export function waitUntilThere(browser: Browser): void {
  browser.on('context', (context) => void context.on('page', waitIn))
}

function waitIn(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => thereAfter(page, await goto(url, options), options)
  page.reload = async (options) => thereAfter(page, await reload(options), options)
}

async function thereAfter<T>(page: Page, answer: T, options?: { waitUntil?: string }): Promise<T> {
  if (!options?.waitUntil) await there(page)
  return answer
}

/**
 * Waits until the page has its data and its code; returns at once for a page outside the portal. Samples of a loading state
 * on the showcase do not count. The time for it is that of the whole journey.
 */
export async function there(page: Page): Promise<void> {
  const isThere = () => {
    if (!document.getElementById('root')) return true
    // what the server sends ahead of the portal: grey shapes, and the first rows of a list
    if (document.querySelector('.bs-t, .bs-z')) return false
    const main = document.querySelector('main')
    // a bar with a value measures something
    const signs = '[role=progressbar]:not([aria-valuenow]), .MuiSkeleton-root, [aria-busy=true]'
    const pending = [...document.querySelectorAll(signs)]
    return main?.textContent.trim() && pending.every((part) => part.closest('[data-tema]'))
  }
  try {
    await page.waitForFunction(isThere, null, { timeout: 0 })
  } catch (error) {
    // a window that closes itself
    if (!page.isClosed()) throw error
  }
}
