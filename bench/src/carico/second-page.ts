import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { median } from '../row.ts'
import type { Network } from './line.ts'
import type { Side } from './sides.ts'
import { newcomer, openList } from './visit.ts'

/** Milliseconds for which the first list is looked at; what the page does meanwhile is over then. */
const LOOKS = 4000
/** Milliseconds that the pointer rests on an entry of the menu before it is pressed. */
const HOVER = 250

/**
 * Milliseconds from the click on another module in the menu to the first row of its list, for each side in turns. What the first list
 * left behind is collected before: the browser does so when a heap is full, and for the side whose heap happens to be full in the
 * quarter of a second before the click that costs as much as the goal allows.
 */
export async function secondPages(
  { browser, sides }: { browser: Browser; sides: readonly Side[] },
  network: Network,
  rounds: number,
): Promise<number[]> {
  const times = sides.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    const turns = [...sides.entries()]
    for (const [at, side] of round % 2 === 0 ? turns : turns.toReversed())
      times[at]!.push(await secondPage(browser, side, network))
  }
  return times.map(median)
}

async function secondPage(browser: Browser, side: Side, network: Network): Promise<number> {
  const context = await newcomer(browser, side)
  try {
    const { page } = await openList(context, side, network)
    const entry = page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Bandi', exact: true })
    await page.evaluate(noteClick)
    await wait(LOOKS)
    await page.waitForLoadState('networkidle')
    await page.requestGC()
    await entry.hover()
    await wait(HOVER)
    await entry.click()
    return await page.evaluate(untilRow)
  } finally {
    await context.close()
  }
}

/** In the page. */
function noteClick(): void {
  const note = () => Object.assign(window, { premuto: performance.now() })
  document.addEventListener('click', note, { capture: true, once: true })
}

/** In the page: milliseconds from the click to the frame with the first grant. */
async function untilRow(): Promise<number> {
  for (const began = performance.now(); performance.now() - began < 30_000;) {
    if (document.querySelector('main tbody a[href^="/bando/"]'))
      return performance.now() - (window as unknown as { premuto: number }).premuto
    await new Promise(requestAnimationFrame)
  }
  throw new Error('no grant in half a minute')
}
