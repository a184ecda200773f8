import { PullLineSchema } from '@bandiera/wire'
import Database from 'libsql'
import { createServer } from 'node:http'
import { join } from 'node:path'

/** A portal with a large collection, and who asks for it. */
export interface Way {
  url: string
  token: string
  data: string
}

/** Milliseconds until every company is in memory, as a page without a cache loads them. */
export const refetch = (way: Way): Promise<number> => timed(() => pull(way, 'since=0&ep='))

/** Milliseconds until what changed since a position is known. */
export const resume = (way: Way, { before, epoch }: { before: number; epoch: string }, changed: number) =>
  timed(async () => {
    const records = await pull(way, `since=${before}&ep=${epoch}`)
    if (records.size !== changed) throw new Error(`${records.size} changes came instead of ${changed}`)
  })

/** Milliseconds until the first rows of a list can be drawn. */
export const window50 = ({ url, token }: Way): Promise<number> =>
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
export async function oneJson({ data }: Way): Promise<number> {
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
