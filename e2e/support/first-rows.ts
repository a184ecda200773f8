import type { Page } from '@playwright/test'

/** Rows of a list after these are the same part with other words. */
const REPEATED = [
  'tbody > tr:nth-child(n+13)',
  'main ul[aria-label] > li:nth-child(n+13)',
  'ul > li:nth-child(n+25)',
].join()

/** Looks at a page while its lists have their first rows alone; the others are back afterwards, as they were. */
export async function withFirstRows<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const putBack = await page.evaluateHandle(takeAway, REPEATED)
  try {
    return await look()
  } finally {
    await putBack.evaluate((back) => back())
    await putBack.dispose()
  }
}

/** Takes the rows out of their lists; what follows a list stays where it is, so no list comes near its end and asks for more. */
function takeAway(repeated: string): () => void {
  const lists = new Set([...document.querySelectorAll(repeated)].map(({ parentElement }) => parentElement!))
  const putBack = [...lists].map((list) => {
    const rows = [...list.childNodes]
    const first = rows.findIndex((row) => row instanceof Element && row.matches(repeated))
    const taken = rows.slice(first)
    // a row with the focus stays, and those around it: a row that leaves the page loses it
    if (taken.some((row) => row.contains(document.activeElement))) return () => {}
    const frame = list.closest('table') ?? list
    const { marginBottom } = frame.style
    const height = frame.offsetHeight
    for (const row of taken) row.remove()
    frame.style.marginBottom = `${parseFloat(getComputedStyle(frame).marginBottom) + height - frame.offsetHeight}px`
    return () => {
      list.append(...taken)
      frame.style.marginBottom = marginBottom
    }
  })
  return () => {
    for (const back of putBack.toReversed()) back()
  }
}
