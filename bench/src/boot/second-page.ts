import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { pressUntil } from '../press-again.ts'
import { middleMean } from '../row.ts'
import type { Network } from './network.ts'
import type { Side } from './sides.ts'
import { takeUsual, type Sample } from './usual.ts'
import { newcomer, openList } from './visit.ts'

/** How often the sides are visited, and for how many milliseconds a page is looked at: what it does at first is over then. */
export interface SecondPages {
  rounds: number
  looks: number
  /** Both sides at the same moment, and a visit counts however late the server was: no time of it is judged. */
  together: boolean
}

/** Milliseconds that the pointer rests on an entry of the menu before it is pressed. */
const HOVER = 250

/** Pages of two modules that the first list does not show, each with what tells that its first record is there. */
const PAGES = [
  { entry: 'Bandi', row: 'main tbody a[href^="/bando/"]' },
  { entry: 'Pratiche', row: 'main a[href^="/pratica/"]' },
]

/**
 * Milliseconds from the click on another module in the menu to its first record, for each side in turns: the mean of two
 * modules. Each visit goes to both; the one that is first in one round is last in the next. One click differs from the next
 * by a fifth.
 */
export async function secondPages(
  { browser, sides, say }: { browser: Browser; sides: readonly Side[]; say: (line: string) => void },
  network: Network,
  { rounds, looks, together }: SecondPages,
): Promise<number[]> {
  const taking = { anyTime: together, say }
  const times = sides.map(() => new Map(PAGES.map(({ entry }) => [entry, [] as number[]])))
  for (let round = 0; round < rounds; round += 1) {
    const isEven = round % 2 === 0
    const pages = isEven ? PAGES : PAGES.toReversed()
    const go = async ([at, side]: [number, Side]): Promise<void> => {
      const visit = () => goToEach({ browser, side, network, looks }, pages)
      const { clicks } = await takeUsual(`${network.title}, ${side.name}, second pages`, visit, taking)
      for (const { entry, ms } of clicks) times[at]!.get(entry)!.push(ms)
    }
    const turns = isEven ? [...sides.entries()] : [...sides.entries()].toReversed()
    if (together) await Promise.all(turns.map(go))
    else for (const turn of turns) await go(turn)
  }
  return sides.map(({ name }, at) => {
    const middles = [...times[at]!].map(([entry, of]) => ({ entry, ms: middleMean(of) }))
    say(`${network.title}, ${name}, to ${middles.map(({ entry, ms }) => `${entry}: ${Math.round(ms)} ms`).join(', ')}`)
    return middles.reduce((sum, { ms }) => sum + ms, 0) / middles.length
  })
}

interface Visit {
  browser: Browser
  side: Side
  network: Network
  looks: number
}

/** Milliseconds of the click on an entry. */
interface Click extends Sample {
  entry: string
  ms: number
}

/** A new visitor goes to one page after the other. */
async function goToEach({ browser, side, network, looks }: Visit, pages: typeof PAGES) {
  const context = await newcomer(browser, side)
  try {
    const { page, seen } = await openList(context, side, network)
    const clicks: Click[] = []
    for (const { entry, row } of pages) clicks.push(await press(page, { entry, row, looks }))
    return { clicks, late: seen.late || clicks.some(({ late }) => late) }
  } finally {
    await context.close()
  }
}

/**
 * What the page before left behind is collected first: the browser does so when a heap is full, and for the side whose heap happens to
 * be full in the quarter of a second before the click that costs as much as the goal allows.
 */
async function press(
  page: Page,
  { entry: name, row, looks }: (typeof PAGES)[number] & { looks: number },
): Promise<Click> {
  const entry = page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name, exact: true })
  await page.evaluate(timeClick, { row, mark: name })
  await wait(looks)
  await page.requestGC()
  await entry.hover()
  await wait(HOVER)
  // nothing of ours runs beside the page now: a click of the locator would look at the entry once more
  await page.mouse.down()
  await page.mouse.up()
  const presses = await pressUntil(page, { mark: name })
  return { entry: name, ms: await page.evaluate(readMark, name), late: presses > 0 }
}

/** In the page: stores under a name how many milliseconds after the next click a frame with a row is drawn. */
function timeClick({ row, mark }: { row: string; mark: string }): void {
  const begin = () => {
    const pressed = performance.now()
    const look = () => {
      if (document.querySelector(row)) Object.assign(window, { [mark]: performance.now() - pressed })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  document.addEventListener('click', begin, { capture: true, once: true })
}

/** In the page. */
const readMark = (mark: string) => (window as unknown as Record<string, number>)[mark]!
