import { startAsked } from '@bandiera/tools/asked'
import { median, row, type Row } from '../row.ts'
import { withDataFolder } from '../scratch.ts'

interface Timed {
  ms: number
  found: number
}

interface Term {
  figure: string
  q: string
  who: 'admin' | 'few'
}

const TERMS: readonly Term[] = [
  { figure: '1 letter', q: 'z', who: 'admin' },
  { figure: '2 letters', q: 'qu', who: 'admin' },
  { figure: '3 letters', q: 'ret', who: 'admin' },
  { figure: '12 letters', q: 'termoidrauli', who: 'admin' },
  { figure: 'accents', q: 'perchè', who: 'admin' },
  { figure: 'apostrophe', q: "l'anc", who: 'admin' },
  { figure: 'one who sees 50', q: 'ret', who: 'few' },
]
const BARE = 'a bare query of the index'
/** Times of the bare query, and milliseconds. */
const GOALS = { ratio: 3, window: 30, facets: 50 }

/** Rows that `searchRows` returns for an engine. */
export const SEARCH_ROWS = TERMS.length + 2

/** What a searched, sorted window costs on an engine beside a bare query of the index that it asks. */
export function searchRows(
  engine: 'SQLite' | 'PostgreSQL',
  { records, rounds, say }: { records: number; rounds: number; say: (line: string) => void },
): Promise<Row[]> {
  return withDataFolder(async (folder) => {
    const env = { STORE_FOLDER: folder, RECORDS: String(records), ENGINE: engine }
    const store = await startAsked('server/test/load/search-main.ts', env)
    try {
      const start = performance.now()
      await store.ask('fill')
      say(`${engine}: ${records} companies stored in ${Math.round((performance.now() - start) / 1000)} s`)
      const rows: Row[] = []
      const windows: number[] = []
      for (const { figure, ...asked } of TERMS) {
        const ours: number[] = []
        const peer: number[] = []
        // the first one warms up
        for (let round = -1; round < rounds; round += 1) {
          const window = (await store.ask('search', asked)) as Timed
          const bare = (await store.ask('bare', asked)) as Timed
          const agree = asked.who === 'admin' ? window.found === bare.found : window.found <= bare.found
          if (!agree || window.found === 0)
            throw new Error(`${engine}, ${figure}: found ${window.found} against ${bare.found}`)
          if (round < 0) continue
          ours.push(window.ms)
          peer.push(bare.ms)
        }
        windows.push(median(ours))
        const values = { ours: median(ours), peer: median(peer) }
        rows.push(row(`${engine}: ${figure}`, 'ms', values, { against: BARE, goal: GOALS.ratio }))
      }
      await store.ask('facets')
      const facets: number[] = []
      for (let round = 0; round < rounds; round += 1) facets.push(((await store.ask('facets')) as Timed).ms)
      const within = (figure: string, ours: number, goal: number): Row =>
        row(`${engine}: ${figure}`, 'ms', { ours, peer: goal }, { against: `${goal} ms`, goal: 1 })
      rows.push(within('slowest window', Math.max(...windows), GOALS.window))
      rows.push(within('six facets', median(facets), GOALS.facets))
      return rows
    } finally {
      await store.ask('end').catch((error: unknown) => say(String(error)))
      await store.stop()
    }
  })
}
