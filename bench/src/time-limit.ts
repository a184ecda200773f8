import type { Browser, Page } from 'playwright-core'

/**
 * The one limit of a run that drives pages, generous enough for a slow machine: no wait inside has a limit of its own.
 * @throws when it is over: with what the pages show, which tells what was waited for
 */
export async function withTimeLimit<T>(browser: Browser, minutes: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), minutes * 60_000)))
  try {
    const outcome = await Promise.race([work().then((value) => ({ value })), late])
    if (outcome !== 'late') return outcome.value
  } finally {
    clearTimeout(timer)
  }
  const pages = browser.contexts().flatMap((context) => context.pages())
  const shown = await Promise.all(pages.map(textOf))
  throw new Error(`not done after ${minutes} minutes; open pages:\n${shown.join('\n')}`)
}

/** Milliseconds that a page may take to say what it shows: the page itself may hang. */
const TEXT_WAIT = 10_000

async function textOf(page: Page): Promise<string> {
  const text = page.locator('body').innerText({ timeout: TEXT_WAIT })
  return `${page.url()}: ${(await text.catch(String)).slice(0, 300)}`
}
