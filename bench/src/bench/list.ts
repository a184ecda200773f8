import { hasBrowser, openBrowser } from '@bandiera/tools/open-browser'
import { createAnswers } from '../list/answer.ts'
import { type Effort, measureChanges, measureSide, percentile, type Seen } from '../list/measure-side.ts'
import { makeRecords } from '../list/records.ts'
import { buildSides, NAMES, onPage, type Opening, type Side, SIDES } from '../list/sides.ts'
import { median, row, type Measure, type Row } from '../row.ts'
import { withDataFolder } from '../scratch.ts'
import { withTimeLimit } from '../time-limit.ts'

const FULL = {
  rows: 100_000,
  rounds: 6,
  effort: { scrolls: 600, words: ['rossi', 'bergamo', 'perù 12'] },
  changes: { perSecond: 1000, ms: 10_000 },
}
const SHORT: typeof FULL = {
  rows: 3000,
  rounds: 1,
  effort: { scrolls: 30, words: ['rossi'] },
  changes: { perSecond: 1000, ms: 500 },
}
/** Minutes that all visits together may take: several times what they take where nothing else runs. */
const LIMIT = { full: 90, short: 10 }
/** What is judged of the page that takes in changes: percent of the time, and milliseconds of a frame. */
const BUSY = 50
const FRAME = 34

/** Frames follow each other as fast as they are ready, so that their times are those of the work. */
const UNTIMED = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/** A list of the portal beside three that are made for many rows. */
export const measure: Measure = {
  title: `a list of ${FULL.rows} records in the page against MUI X DataGrid, AG Grid and TanStack Table with Virtual`,
  rows: 7,
  run: (say, { short }) =>
    withDataFolder(async (built) => {
      if (!hasBrowser) throw new Error('there is no Chromium: name one in BANDIERA_CHROMIUM')
      const began = performance.now()
      await buildSides(built, { short })
      say(`the pages were built in ${Math.round((performance.now() - began) / 1000)} s`)
      const { rows, rounds, effort, changes } = short ? SHORT : FULL
      const answers = createAnswers(makeRecords(rows))
      const seen = await visit({ built, rows }, { rounds, effort, answers, short })
      const loaded = await inBrowser([], short, (browser) =>
        onPage({ browser, built, rows }, 'ours', (page) => measureChanges(page, answers, changes)),
      )
      for (const side of SIDES) say(`${NAMES[side]}: ${JSON.stringify(roundedOf(figuresOf(seen.get(side)!)))}`)
      say(`every step of every side shows the rows that a plain answer has, of ${rows} records`)
      return figureRows(seen, loaded)
    }),
}

interface Visits {
  rounds: number
  effort: Effort
  answers: ReturnType<typeof createAnswers>
  short: boolean
}

/** Every side in turns, each time with a new page. */
function visit(
  where: Omit<Opening, 'browser'>,
  { rounds, effort, answers, short }: Visits,
): Promise<Map<Side, Seen[]>> {
  return inBrowser(UNTIMED, short, async (browser) => {
    const seen = new Map<Side, Seen[]>(SIDES.map((side) => [side, []]))
    for (let round = 0; round < rounds; round += 1)
      // the side that is first in one round is last in the next
      for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed())
        seen
          .get(side)!
          .push(await onPage({ ...where, browser }, side, (page) => measureSide(page, answers, effortOf(side, effort))))
    return seen
  })
}

/** DataGrid's community edition shows a hundred rows at once: there is nothing to scroll through. */
const effortOf = (side: Side, effort: Effort): Effort => (side === 'data-grid' ? { ...effort, scrolls: 0 } : effort)

async function inBrowser<T>(
  args: readonly string[],
  short: boolean,
  work: (browser: Opening['browser']) => Promise<T>,
): Promise<T> {
  const browser = await openBrowser(args)
  try {
    return await withTimeLimit(browser, short ? LIMIT.short : LIMIT.full, () => work(browser))
  } finally {
    await browser.close()
  }
}

interface Figures {
  first: number
  key: number
  frame: number
}

/** Middles of the rounds: one that other work disturbed falls off. */
const figuresOf = (rounds: readonly Seen[]): Figures => ({
  first: median(rounds.map(({ first }) => first)),
  key: median(rounds.map(({ keys }) => percentile(keys, 95))),
  frame: median(rounds.map(({ frames }) => percentile(frames, 99))),
})

const roundedOf = ({ first, key, frame }: Figures) => ({
  'first rows': Math.round(first),
  'key p95': Math.round(key),
  'frame p99': Number(frame.toFixed(1)),
})

function figureRows(seen: Map<Side, Seen[]>, loaded: { busy: number; frames: number[] }): Row[] {
  const of = (side: Side) => figuresOf(seen.get(side)!)
  const [ours, grid, ag, tanstack] = [of('ours'), of('data-grid'), of('ag-grid'), of('tanstack')]
  const against = (figure: keyof Figures, peers: readonly Figures[], rest: { against: string; goal: number }): Row =>
    row(TITLES[figure], 'ms', { ours: ours[figure], peer: Math.min(...peers.map((one) => one[figure])) }, rest)
  const all = [grid, ag, tanstack]
  const fastest = { against: 'the fastest peer', goal: 1.1 }
  return [
    against('first', [grid], { against: NAMES['data-grid'], goal: 0.5 }),
    against('first', all, fastest),
    against('key', [grid], { against: NAMES['data-grid'], goal: 0.15 }),
    against('key', all, fastest),
    against('frame', [ag, tanstack], fastest),
    row('busy with 1000 changes/s', '%', { ours: loaded.busy, peer: BUSY }, { against: `${BUSY} %`, goal: 1 }),
    row(
      'frame p99 with 1000 changes/s',
      'ms',
      { ours: percentile(loaded.frames, 99), peer: FRAME },
      { against: `${FRAME} ms`, goal: 1 },
    ),
  ]
}

const TITLES = { first: 'first rows', key: 'key of the search, p95', frame: 'frame of a scroll, p99' } as const
