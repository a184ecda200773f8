import type { IncrociQuestion } from '@bandiera/matching'
import { startAsked, type Asked } from '@bandiera/tools/asked'
import { freePort } from '@bandiera/tools/portal'
import { ask, type Asking, chunks, load, mustAgree, type Times, type World, worldOf } from '../load/matches-world.ts'
import { row, type Measure, type Row } from '../row.ts'
import { ONE_TENANT, withDemo, type Sessions } from '../scene/prepared.ts'

const CLIENTS = 20
const FULL = { aziende: 20_000, bandi: 500, asks: 50 }
const SHORT = { aziende: 500, bandi: 500, asks: 4 }
/** The loop judges a ranking for some tenths of a second: as many clients, fewer questions. */
const ASKS_OF_PEER = 2
const PEER = 'valuta, pair by pair'

/** Matches of a tenant too large for a browser, asked of the server by many at once. */
export const measure: Measure = {
  title: `${CLIENTS} clients x ${FULL.asks} questions about ${FULL.aziende} companies and ${FULL.bandi} grants, against ${PEER}`,
  rows: 7,
  run: (say, { short }) =>
    withDemo(async (data, sessions) => {
      const [port, peerPort] = [await freePort(), await freePort()]
      const env = { ...ONE_TENANT, PORT: String(port), BANDIERA_DATA: data }
      const server = await startAsked('server/test/load/loaded-main.ts', env)
      const peer = await startAsked('bench/src/load/evaluate-main.ts', { PORT: String(peerPort) })
      try {
        const { asks, ...size } = short ? SHORT : FULL
        const world = worldOf(sessions, size)
        for (const records of chunks([...world.aziende, ...world.bandi]))
          await Promise.all([server.ask('keep', records), peer.ask('keep', records)])
        return await asked({ server, port, peerPort, sessions, asks, ...world }, say)
      } finally {
        await Promise.all([server.stop(), peer.stop()])
      }
    }),
}

interface Scene extends World {
  server: Asked
  port: number
  peerPort: number
  sessions: Sessions
  /** Questions of each client. */
  asks: number
}

async function asked(scene: Scene, say: (line: string) => void): Promise<Row[]> {
  const { server, sessions, port, asks } = scene
  const url = `http://localhost:${port}/api/incroci`
  // half of them each: one person may wait for ten answers at once
  const token = (client: number) => (client % 2 === 0 ? sessions.admin : sessions.gestore).token
  await server.ask('stall')
  const [first] = await Promise.all([0, 1].map((who) => timed(() => ask(ours(who, 0)))))
  const stall = (await server.ask('stall')) as number
  say(`${Math.round(first!)} ms until the first two worlds were read and asked`)
  await mustAgree(scene, (n) => [ours(0, n), theirs(0, n)])

  const [ofBando, ofAzienda] = [
    { ours: await load(CLIENTS, asks / 2, (who, n) => ours(who, n * 2)), peer: await peer(0) },
    { ours: await load(CLIENTS, asks / 2, (who, n) => ours(who, n * 2 + 1)), peer: await peer(1) },
  ]
  const start = await load(CLIENTS, asks, (who, n) => ({
    url: `${url}/${['conteggi', 'da-completare', 'primo-bando'][n % 3]}`,
    token: token(who),
    body: {},
  }))
  const rows = (name: string, { ours, peer }: Record<'ours' | 'peer', Times>, goal: number) =>
    (['p50', 'p95'] as const).map((at) =>
      row(`${name}, ${at}`, 'ms', { ours: ours[at], peer: peer[at] }, { against: PEER, goal }),
    )
  return [
    ...rows("a grant's companies", ofBando, 1),
    ...rows("a company's grants", ofAzienda, 1),
    // beside one ranking: the loop would take minutes for all pairs
    ...rows('the start page', { ours: start, peer: ofBando.peer }, 0.1),
    row('longest stall, first question', 'ms', { ours: stall, peer: 500 }, { against: '500 ms', goal: 1 }),
  ]

  function peer(odd: number): Promise<Times> {
    return load(CLIENTS, ASKS_OF_PEER, (who, n) => theirs(who, n * 2 + odd))
  }
  function ours(who: number, n: number): Asking {
    return { url, token: token(who), body: question(scene, who, n) }
  }
  function theirs(who: number, n: number): Asking {
    return { url: `http://localhost:${scene.peerPort}`, token: '', body: question(scene, who, n) }
  }
}

/** In turns a grant's companies and a company's grants, never the same ones twice in a row. */
function question({ aziende, bandi, asks }: Scene, who: number, n: number): IncrociQuestion {
  const at = who * asks + n
  if (n % 2 === 0) return { tab: 'bando', id: bandi[(at * 7) % bandi.length]!._id }
  return { tab: 'azienda', id: aziende[(at * 13) % aziende.length]!._id, f: { chiusi: [] } }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
