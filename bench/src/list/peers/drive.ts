import { FEED_TICK } from '@bandiera/wire'
import type { Answer } from '../answer.ts'
import { makeChanges, makeRecords, type Line } from '../records.ts'
import type { SidePage } from './side-page.ts'

/** Milliseconds after which a page that does not show what it must is given up. */
const PATIENCE = 60_000

/** Lets a program outside ask a page, in the same words for every list. */
export function drive(side: SidePage): void {
  const records = makeRecords(Number(new URLSearchParams(window.location.search).get('righe')))
  const until = (expected: Answer, act: () => void) => timeUntil(() => shows(side, expected), act)
  globalThis.list = {
    first: (expected) => until(expected, () => side.draw(records)),
    type: (text, expected) => until(expected, () => typeText(text)),
    choose: (stato, expected) => until(expected, () => side.choose(stato)),
    sort: (order, expected) => until(expected, () => side.sort(order)),
    texts: (rows) => ({ count: status(), rows: textsOf(side, rows) }),
    scroll: (pixels, times) => scrollBy(side, pixels, times),
    update: (perSecond, ms) => takeChanges(side, records, perSecond, ms),
  }
}

const status = () => document.querySelector('[role="status"]')?.textContent ?? ''

function textsOf(side: SidePage, rows: number): string[][] {
  const shown = Array.from({ length: rows }, (_, place) => document.querySelector(side.rowAt(place)))
  return shown.flatMap((row) => (row ? [[...row.querySelectorAll(side.cells)].map(textOf)] : []))
}

const textOf = ({ textContent }: Element): string => (textContent ?? '').trim()

/** Looks at the number, the last row and the first, which is cheap, before it reads all. */
function shows(side: SidePage, { total, first }: Answer): boolean {
  if (!new RegExp(`^${total.toLocaleString('it-IT')}\\b`).test(status())) return false
  const isThere = (place: number) =>
    document.querySelector(side.rowAt(place))?.querySelector(side.cells)?.textContent?.trim() === first[place]?.[0]
  if (first.length > 0 && !(isThere(first.length - 1) && isThere(0))) return false
  const hasCheck = (_: unknown, place: number) =>
    document.querySelector(side.rowAt(place))?.querySelector('input[type="checkbox"]') != null
  return first.every(hasCheck) && JSON.stringify(textsOf(side, first.length)) === JSON.stringify(first)
}

/** The time until the page shows something, laid out; every change of the page is looked at. */
function timeUntil(isShown: () => boolean, act: () => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const timer = setTimeout(() => {
      observer.disconnect()
      reject(new Error(`not shown after ${PATIENCE} ms; the page says: ${status()}`))
    }, PATIENCE)
    const observer = new MutationObserver(() => {
      if (!isShown()) return
      observer.disconnect()
      clearTimeout(timer)
      document.body.getBoundingClientRect()
      resolve(performance.now() - start)
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    act()
  })
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!

function typeText(text: string): void {
  const box = document.querySelector<HTMLInputElement>('input[type="search"]')!
  setValue.call(box, text)
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

async function scrollBy(side: SidePage, pixels: number, times: number): Promise<number[]> {
  const scroller = scrollerOf(document.querySelector(side.rows)!)
  const middle = { x: window.innerWidth / 2, y: window.innerHeight / 2 }
  const hasRows = () => document.elementFromPoint(middle.x, middle.y)?.closest(side.rows) != null
  const took: number[] = []
  await frame()
  for (let n = 0; n < times; n += 1) {
    const start = performance.now()
    scroller.scrollTop += pixels
    do await frame()
    while (!hasRows() && performance.now() - start < PATIENCE)
    took.push(performance.now() - start)
  }
  if (scroller.scrollTop < pixels * times * 0.9) throw new Error('the list ended before the scroll did')
  return took
}

/** What scrolls the rows; the window when nothing inside it does. */
function scrollerOf(row: Element): Element {
  for (let one = row.parentElement; one && one !== document.body; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  return document.documentElement
}

async function takeChanges(side: SidePage, records: readonly Line[], perSecond: number, ms: number): Promise<number[]> {
  const changes = makeChanges(Math.round((perSecond * ms) / 1000), records)
  const start = performance.now()
  let taken = 0
  const take = () => {
    const due = Math.min(changes.length, Math.floor(((performance.now() - start) * perSecond) / 1000))
    if (due > taken) side.update!(changes.slice(taken, due))
    taken = due
  }
  const timer = setInterval(take, FEED_TICK)
  const frames: number[] = []
  let before = await frame()
  while (taken < changes.length) {
    const now = await frame()
    frames.push(now - before)
    before = now
  }
  clearInterval(timer)
  return frames
}
