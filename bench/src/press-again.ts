import type { Page } from 'playwright-core'

/** The state that a page must reach: a mark that its init script sets under this name in `window`, or an element. */
export type Outcome = { mark: string } | { selector: string }

/** Milliseconds in which a late answer may still arrive by itself: one more request makes a busy server later still. */
const LATE = 4000

/**
 * Waits as a person does. After 3 s without an answer the portal says so and waits for a press on Riprova; that is given, as often as
 * it is asked for, until what is waited for is there. There is no limit here: the whole run has one (`withTimeLimit`).
 * @returns how often it was pressed
 */
export const pressUntil = (page: Page, outcome: Outcome): Promise<number> =>
  page.evaluate(pressInPage, { outcome, late: LATE })

/** In the page. Its content policy lets no condition be given as text, so the wait is a function of its own. */
async function pressInPage({ outcome, late }: { outcome: Outcome; late: number }): Promise<number> {
  const isThere = () => ('mark' in outcome ? outcome.mark in window : !!document.querySelector(outcome.selector))
  let presses = 0
  let offered: { button: HTMLButtonElement; since: number } | undefined
  while (!isThere()) {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'Riprova')
    if (button !== offered?.button) offered = button && { button, since: performance.now() }
    if (offered && performance.now() - offered.since >= late) {
      offered.button.click()
      presses += 1
      offered = undefined
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return presses
}
