import type { Page } from '@playwright/test'

/** Waits until the page has what it was asked for: its data, its code, and nothing that still moves. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main?.innerText.trim() && !document.querySelector('[role=progressbar], .MuiSkeleton-root, [aria-busy=true]')
  })
  await quiet(page)
}

/** Waits until nothing in the page has changed for a moment. */
export const quiet = (page: Page): Promise<void> =>
  page.evaluate(
    (calm) =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        }
        let timer = setTimeout(done, calm)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(done, calm)
        })
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      }),
    CALM,
  )

const CALM = 60
