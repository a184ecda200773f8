import type { Asked } from '@bandiera/tools/asked'
import { median, row, type Row } from '../row.ts'
import type { Sessions } from '../scene/prepared.ts'
import { oneJson, refetch, resume, window50 } from './ways-in.ts'

const CHANGED = 50

interface Large {
  server: Asked
  port: number
  sessions: Sessions
  data: string
  say: (line: string) => void
  /** Records of the collection, and how often each way is taken. */
  size: { records: number; ways: number }
}

/** The ways into a collection too large for a page, beside the obvious ones. */
export async function waysIn({ server, port, sessions, data, say, size }: Large): Promise<Row[]> {
  const few = Math.min(3, size.ways)
  await server.ask('companies', size.records)
  const way = { url: `http://localhost:${port}`, token: sessions.admin.token, data }
  const whole = await times(few, () => refetch(way))
  // the server counts what each person sees, once
  await window50(way)
  const missed = await times(size.ways, async () => {
    const position = (await server.ask('touch', CHANGED)) as { before: number; epoch: string }
    return resume(way, position, CHANGED)
  })
  const json = await times(few, () => oneJson(way))
  const first = await times(size.ways, () => window50(way))
  say(`${size.records} companies; refetch ${Math.round(whole)} ms, one JSON ${Math.round(json)} ms until it is parsed`)
  return [
    row(`${CHANGED} changes missed`, 'ms', { ours: missed, peer: whole }, { against: 'a refetch', goal: 0.02 }),
    row('first 50 rows', 'ms', { ours: first, peer: json }, { against: 'one JSON', goal: 0.02 }),
  ]
}

/** Middle of some runs, in ms; `way` says itself how long it took. */
async function times(number: number, way: () => Promise<number>): Promise<number> {
  const samples: number[] = []
  for (let n = 0; n < number; n += 1) samples.push(await way())
  return median(samples)
}
