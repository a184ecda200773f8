import { startAsked, type Asked } from '@bandiera/tools/asked'
import { median, row, type Measure, type Row } from '../row.ts'
import { withDataFolder } from '../scratch.ts'

const RECORDS = 100_000
const PEER = 'plain SQLite'

interface Timed {
  ms: number
  found: number
}

/** What the log, audiences and rules of the store cost on top of the database alone. */
export const measure: Measure = {
  title: `the store with ${RECORDS} companies against the same calls on ${PEER}`,
  run: (say) =>
    withDataFolder(async (folder) => {
      const env = { STORE_FOLDER: folder, RECORDS: String(RECORDS) }
      const store = await startAsked('server/test/load/store-main.ts', env)
      try {
        const start = performance.now()
        await store.ask('fill')
        say(`filled in ${Math.round((performance.now() - start) / 1000)} s; medians`)
        // an insert writes the log, the audience and the indexes too; a search tries every record as its reader sees it
        return [
          await compare(store, 'durable insert', { kind: 'insert', rounds: 60, goal: 5 }),
          await compare(store, 'indexed find', { kind: 'find', rounds: 30, goal: 2, question: (n) => n }),
          await compare(store, 'search window', { kind: 'search', rounds: 5, goal: 14, question: (n) => `${n + 1}7` }),
        ]
      } finally {
        await store.stop()
      }
    }),
}

interface Comparison {
  kind: 'insert' | 'find' | 'search'
  rounds: number
  goal: number
  question?: (round: number) => unknown
}

/** Both in turns; what they find must be the same. */
async function compare(store: Asked, figure: string, how: Comparison): Promise<Row> {
  const { kind, rounds, goal, question = () => undefined } = how
  const samples: { ours: number; peer: number }[] = []
  for (let round = -1; round < rounds; round += 1) {
    const asked = question(Math.max(round, 0))
    const ours = (await store.ask(kind, asked)) as Timed
    const peer = (await store.ask(`plain${kind[0]!.toUpperCase()}${kind.slice(1)}`, asked)) as Timed
    if (ours.found !== peer.found) throw new Error(`${figure}: ${ours.found} against ${peer.found}`)
    // the first one warms up
    if (round >= 0) samples.push({ ours: ours.ms, peer: peer.ms })
  }
  const middle = (side: 'ours' | 'peer'): number => median(samples.map((one) => one[side]))
  return row(figure, 'ms', { ours: middle('ours'), peer: middle('peer') }, { against: PEER, goal })
}
