import type { Page } from '@playwright/test'

/**
 * Waits until the page has what it was asked for: its data, its code, and nothing that still moves. What the showcase
 * shows as a sample of loading stays so.
 */
export async function settled(page: Page): Promise<void> {
  const isHere = () => {
    const main = document.querySelector('main')
    const pending = [...document.querySelectorAll('[role=progressbar], .MuiSkeleton-root, [aria-busy=true]')]
    return main?.innerText.trim() && pending.every((part) => part.closest('[data-tema]'))
  }
  await page.waitForFunction(isHere, null, { timeout: PATIENCE })
  await quiet(page)
}

/** Waits until nothing fades or slides any more: half-way there colours are none that anybody reads. */
export async function still(page: Page): Promise<void> {
  const isStill = () =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)
  await page.waitForFunction(isStill, null, { timeout: PATIENCE })
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
const PATIENCE = 20_000
