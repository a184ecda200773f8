import type { Asked } from '@bandiera/tools/asked'
import { PullLineSchema } from '@bandiera/wire'
import Database from 'libsql'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { median, row, type Row } from '../row.ts'
import type { Sessions } from '../scene/prepared.ts'

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

/** A portal with a large collection, and who asks for it. */
interface Way {
  url: string
  token: string
  data: string
}

/** Milliseconds until every company is in memory, as a page without a cache loads them. */
const refetch = (way: Way): Promise<number> => timed(() => pull(way, 'since=0&ep='))

/** Milliseconds until what changed since a position is known. */
const resume = (way: Way, { before, epoch }: { before: number; epoch: string }, changed: number) =>
  timed(async () => {
    const records = await pull(way, `since=${before}&ep=${epoch}`)
    if (records.size !== changed) throw new Error(`${records.size} changes came instead of ${changed}`)
  })

/** Milliseconds until the first rows of a list can be drawn. */
const window50 = ({ url, token }: Way): Promise<number> =>
  timed(async () => {
    const answer = await fetch(`${url}/sync/window`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ c: 'aziende', n: 50 }),
    })
    const { rows } = (await answer.json()) as { rows: unknown[] }
    if (rows.length !== 50) throw new Error(`${rows.length} rows came`)
  })

/** The peer: every record as it is stored, in one array, without any rule. */
async function oneJson({ data }: Way): Promise<number> {
  const database = new Database(join(data, 'tenants/localhost.db'), { readonly: true })
  const server = createServer((_request, reply) => {
    const docs = database.prepare('SELECT doc FROM docs_aziende').all([]) as { doc: string }[]
    reply.end(`[${docs.map(({ doc }) => doc).join(',')}]`)
  })
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  )
  try {
    return await timed(async () => {
      const records = (await (await fetch(`http://127.0.0.1:${port}`)).json()) as unknown[]
      if (records.length < 50) throw new Error(`${records.length} records came`)
    })
  } finally {
    server.close()
    database.close()
  }
}

async function pull({ url, token }: Way, position: string): Promise<Map<string, unknown>> {
  const answer = await fetch(`${url}/sync/pull?${position}&colls=aziende`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok) throw new Error(`/sync/pull answered ${answer.status}`)
  const records = new Map<string, unknown>()
  for (const line of (await answer.text()).split('\n').filter(Boolean)) {
    const parsed = PullLineSchema.parse(JSON.parse(line))
    if ('ch' in parsed) for (const entry of parsed.ch) if (entry.o === 'u') records.set(entry.d._id, entry.d)
  }
  return records
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
