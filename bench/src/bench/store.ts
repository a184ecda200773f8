import { startAsked, type Asked } from '@bandiera/tools/asked'
import { median, row, type Measure, type MeasureRun, type Row } from '../row.ts'
import { withDataFolder } from '../scratch.ts'
import { PALETTE_ROWS, paletteRows } from '../store/palette-rows.ts'
import { SEARCH_ROWS, searchRows } from '../store/search-rows.ts'

/** Companies, and the share of the rounds that is measured. */
const FULL = { records: 100_000, share: 1 }
/** More than are read one by one. */
const SHORT = { records: 1200, share: 0.1 }
/** Companies of a large tenant, for what a person waits for. */
const PALETTE = 10_000
const PEER = 'plain SQLite'

interface Timed {
  ms: number
  found: number
}

/** What the log, audiences and rules of the store cost on top of the database alone. */
export const measure: Measure = {
  title: `the store with ${FULL.records} companies against the same calls on ${PEER}`,
  rows: 3 + 2 * SEARCH_ROWS + PALETTE_ROWS,
  run: async (say, how) => {
    const { records, share } = how.short ? SHORT : FULL
    const searches = { records, rounds: Math.ceil(20 * share), say }
    return [
      ...(await besidePlain(say, how)),
      ...(await searchRows('SQLite', searches)),
      ...(await searchRows('PostgreSQL', searches)),
      ...(await paletteRows({ companies: how.short ? SHORT.records : PALETTE, rounds: searches.rounds, say })),
    ]
  },
}

function besidePlain(say: (line: string) => void, { short }: MeasureRun): Promise<Row[]> {
  return withDataFolder(async (folder) => {
    const { records, share } = short ? SHORT : FULL
    const env = { STORE_FOLDER: folder, RECORDS: String(records) }
    const store = await startAsked('server/test/load/store-main.ts', env)
    try {
      const start = performance.now()
      await store.ask('fill')
      say(`${records} companies stored in ${Math.round((performance.now() - start) / 1000)} s; medians`)
      const rounds = (full: number): number => Math.ceil(full * share)
      // an insert writes the log, the audience, the indexes and the text of its search too
      return [
        await compare(store, 'durable insert', { kind: 'insert', rounds: rounds(60), goal: 5 }),
        await compare(store, 'indexed find', { kind: 'find', rounds: rounds(30), goal: 2, question: (n) => n }),
        await compare(store, 'search window', {
          kind: 'search',
          rounds: rounds(5),
          goal: 1,
          question: (n) => `${n + 1}17`,
        }),
      ]
    } finally {
      await store.stop()
    }
  })
}

interface Comparison {
  kind: 'insert' | 'find' | 'search'
  rounds: number
  goal: number
  question?: (round: number) => unknown
}

/** Both in turns; what they find must be the same, and something. */
async function compare(store: Asked, figure: string, how: Comparison): Promise<Row> {
  const { kind, rounds, goal, question = () => undefined } = how
  const samples: { ours: number; peer: number }[] = []
  for (let round = -1; round < rounds; round += 1) {
    const asked = question(Math.max(round, 0))
    const ours = (await store.ask(kind, asked)) as Timed
    const peer = (await store.ask(`plain${kind[0]!.toUpperCase()}${kind.slice(1)}`, asked)) as Timed
    if (!(ours.found > 0) || ours.found !== peer.found)
      throw new Error(`${figure}: found ${ours.found} against ${peer.found}`)
    // the first one warms up
    if (round >= 0) samples.push({ ours: ours.ms, peer: peer.ms })
  }
  const middle = (side: 'ours' | 'peer'): number => median(samples.map((one) => one[side]))
  return row(figure, 'ms', { ours: middle('ours'), peer: middle('peer') }, { against: PEER, goal })
}
