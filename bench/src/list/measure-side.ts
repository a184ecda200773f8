import type { Page } from 'playwright-core'
import type { Answer, Order, Question } from './answer.ts'
import type { Asked } from './peers/side-page.ts'

/** What was seen of a side in one round, in milliseconds. */
export interface Seen {
  first: number
  keys: number[]
  /** Of the frames of a scroll. */
  frames: number[]
}

export interface Effort {
  /** None where a list does not show all of its rows in one piece. */
  scrolls: number
  /** Typed letter by letter: alone, and into a filtered and sorted list. */
  words: readonly string[]
}

const PIXELS = 240
const NOTHING: Question = { q: '', stato: null, order: null }
const NARROWED: Question = { q: '', stato: 'attiva', order: { by: 'fatturato', desc: true } }
const BY_NAME: Order = { by: 'ragioneSociale', desc: false }

/** Calls a function that the page offers. @throws what it throws: a side that does not show what it must */
async function ask<K extends keyof Asked>(page: Page, name: K, ...args: Parameters<Asked[K]>) {
  const call = ([which, with_]: readonly [K, Parameters<Asked[K]>]) =>
    (globalThis.list[which] as (...all: readonly unknown[]) => unknown)(...with_)
  return (await page.evaluate(call as never, [name, args] as never)) as Awaited<ReturnType<Asked[K]>>
}

/** Opens the list, scrolls, searches, filters and sorts. Each step ends when the page shows the right number, rows and texts. */
export async function measureSide(page: Page, answers: (question: Question) => Answer, effort: Effort): Promise<Seen> {
  const first = await ask(page, 'first', answers(NOTHING))
  const keys: number[] = []
  const typeAll = async (question: Question) => {
    for (const word of effort.words) {
      let shown = JSON.stringify(answers(question))
      for (let letters = 1; letters <= word.length; letters += 1) {
        const q = word.slice(0, letters)
        const expected = answers({ ...question, q })
        // of a letter that changes nothing no page says when it is done
        if (JSON.stringify(expected) !== shown) keys.push(await ask(page, 'type', q, expected))
        shown = JSON.stringify(expected)
      }
      await ask(page, 'type', '', answers(question))
    }
  }
  await typeAll(NOTHING)
  await ask(page, 'sort', BY_NAME, answers({ ...NOTHING, order: BY_NAME }))
  await ask(page, 'choose', NARROWED.stato, answers({ ...NARROWED, order: BY_NAME }))
  await ask(page, 'sort', NARROWED.order, answers(NARROWED))
  await typeAll(NARROWED)
  await ask(page, 'choose', null, answers({ ...NARROWED, stato: null }))
  const frames = effort.scrolls > 0 ? await ask(page, 'scroll', PIXELS, effort.scrolls) : []
  return { first, keys, frames }
}

/** How busy a page is, and its frames, while changes reach a list that is filtered and sorted by what changes. */
export async function measureChanges(
  page: Page,
  answers: (question: Question) => Answer,
  { perSecond, ms }: { perSecond: number; ms: number },
): Promise<{ busy: number; frames: number[] }> {
  await ask(page, 'first', answers(NOTHING))
  await ask(page, 'choose', NARROWED.stato, answers({ ...NARROWED, order: null }))
  await ask(page, 'sort', NARROWED.order, answers(NARROWED))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const metric = async (name: string) =>
    (await devtools.send('Performance.getMetrics')).metrics.find((one) => one.name === name)!.value
  // the first changes find code that has not been compiled
  await ask(page, 'update', perSecond, Math.min(1000, ms))
  const before = { busy: await metric('TaskDuration'), at: performance.now() }
  const frames = await ask(page, 'update', perSecond, ms)
  const busy = ((await metric('TaskDuration')) - before.busy) / ((performance.now() - before.at) / 1000)
  return { busy: busy * 100, frames }
}

/** The value that so many percent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? NaN
}
