import type { Page } from '@playwright/test'
import { there } from './there.ts'

/** Waits until the page has what it was asked for, and nothing in it still moves. */
export async function settled(page: Page): Promise<void> {
  await there(page)
  await quiet(page)
}

/** Waits until nothing fades or slides any more: half-way there colours are none that anybody reads. */
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
