import type { Asked } from '@bandiera/tools/asked'
import { createLive } from '@bandiera/live'
import { median, row, type Row } from '../row.ts'
import { fetchFrom, openTransport } from '../scene/page.ts'
import type { Session } from '../session.ts'

/** One who asks a server for its companies. */
interface Asker {
  port: number
  session: Session
}

interface FirstLoad extends Asker {
  server: Asked
  /** That there are in the end. */
  companies: number
  rounds: number
  say: (line: string) => void
}

/** Milliseconds, and the companies that are in memory then. */
interface Loaded {
  ms: number
  held: number
}

/** Milliseconds after which a load that is not done is given up. */
const PATIENCE = 60_000
const PEER = 'JSON.parse of the same lines'

/** Rows that `firstLoad` returns. */
export const FIRST_LOAD_ROWS = 1

/** How much longer a page takes until it holds every company than one who only reads the answer. */
export async function firstLoad({ server, companies, rounds, say, ...asker }: FirstLoad): Promise<Row[]> {
  fetchFrom(`http://localhost:${asker.port}`)
  await server.ask('companies', companies - (await read(asker)).held)
  const samples: Record<'ours' | 'peer', Loaded>[] = []
  for (let round = -Math.ceil(rounds / 5); round < rounds; round += 1) {
    const both = { ours: await hold(asker), peer: await read(asker) }
    if (both.ours.held !== companies || both.peer.held !== companies)
      throw new Error(`a page holds ${both.ours.held} companies, ${both.peer.held} were sent, there are ${companies}`)
    if (round >= 0) samples.push(both)
  }
  const middle = (side: 'ours' | 'peer') => median(samples.map((one) => one[side].ms))
  const times = { ours: middle('ours'), peer: middle('peer') }
  const rate = (ms: number) => Math.round((companies * 1000) / ms).toLocaleString('en')
  say(`first load of ${companies} companies: ${rate(times.ours)} records/s in a page, ${rate(times.peer)} parsed`)
  // half of the peer's records a second
  return [row(`first load, ${companies} companies`, 'ms', times, { against: PEER, goal: 2 })]
}

/** A live store that starts with nothing, as that of a new page, until it says that it has everything. */
async function hold({ port, session }: Asker): Promise<Loaded> {
  const { transport, close } = openTransport({ port, session })
  const live = createLive(transport, { colls: ['aziende'] })
  const release = live.needAll('aziende')
  const { store } = live.atoms
  const start = performance.now()
  try {
    await new Promise<void>((resolve, reject) => {
      store.sub(live.status, () => store.get(live.status).ready && resolve())
      setTimeout(() => reject(new Error(`not loaded after ${PATIENCE} ms`)), PATIENCE).unref()
      live.start(session.uid)
    })
    const ms = performance.now() - start
    if (live.heals() > 0) throw new Error('what the page held had to be mended')
    return { ms, held: live.ids('aziende').filter((id) => live.get('aziende', id)).length }
  } finally {
    release()
    live.stop()
    close()
  }
}

/** The peer: asks the same, and holds what JSON.parse makes of each line. */
async function read({ session }: Asker): Promise<Loaded> {
  const start = performance.now()
  const answer = await fetch('/sync/pull?since=0&ep=&colls=aziende&whole=aziende', {
    headers: { authorization: `Bearer ${session.token}` },
  })
  if (!answer.ok) throw new Error(`/sync/pull answered ${answer.status}`)
  const lines: { ch?: unknown[] }[] = []
  for (const line of (await answer.text()).split('\n')) if (line !== '') lines.push(JSON.parse(line))
  const ms = performance.now() - start
  return { ms, held: lines.reduce((sum, { ch = [] }) => sum + ch.length, 0) }
}
