import { freePort } from '@bandiera/tools/portal'
import { startAsked, type Asked } from '@bandiera/tools/asked'
import { oneJson, refetch, resume, window50 } from '../load/ways-in.ts'
import { feedSpeech, openSubscribers, plainSpeech, type Subscribers } from '../load/subscribers.ts'
import { median, row, type Measure, type Row } from '../row.ts'
import { ACCOUNTS, ONE_TENANT, withDemo, type Account, type Sessions } from '../scene/prepared.ts'

const SUBSCRIBERS = 1000
const RECORDS = 100_000
const CHANGED = 50
/** Grants that change in turn: so many that no message ever tells of one twice. */
const GRANTS = 500
const SECONDS = 4
const ROUNDS = 3
const NO_GRANTS: Account[] = ['admin', 'editore']
const PEER = 'raw ws, a message per change'

/** The live feed beside the least that can carry it, and the ways into a large collection beside the obvious one. */
export const measure: Measure = {
  rows: 5,
  title: `the feed with ${SUBSCRIBERS} open pages against ${PEER}; ${RECORDS} records against one JSON and a refetch`,
  run: (say) =>
    withDemo(async (data, sessions) => {
      const port = await freePort()
      const server = await startAsked('server/test/load/loaded-main.ts', {
        ...ONE_TENANT,
        PORT: String(port),
        BANDIERA_DATI: data,
      })
      try {
        return [...(await live(server, port, sessions)), ...(await waysIn({ server, port, sessions, data }, say))]
      } finally {
        await server.stop()
      }
    }),
}

interface Side {
  process: Asked
  subscribers: Subscribers
  extra: object
}
interface Figures {
  /** Until the last page had the last change. */
  ms: number
  cpu: number
  stall: number
}

async function live(server: Asked, port: number, sessions: Sessions): Promise<Row[]> {
  const peerPort = await freePort()
  const peer = await startAsked('bench/src/load/ws-main.ts', { PORT: String(peerPort) })
  const record = await server.ask('grants', GRANTS)
  // who sees every grant that lists all managers
  const everybody = ACCOUNTS.filter((account) => !NO_GRANTS.includes(account)).map((account) => sessions[account])
  const sides = {
    ours: { process: server, subscribers: await openSubscribers(SUBSCRIBERS, feedSpeech(port, everybody)), extra: {} },
    peer: { process: peer, subscribers: await openSubscribers(SUBSCRIBERS, plainSpeech(peerPort)), extra: { record } },
  }
  try {
    await both(sides, 50)
    const [usual, high] = [await rounds(sides, 50), await rounds(sides, 100)]
    const perChange = (side: keyof typeof sides) => (usual[side].cpu * 1000) / (50 * SECONDS * SUBSCRIBERS)
    return [
      row('CPU per change', 'µs', { ours: perChange('ours'), peer: perChange('peer') }, { against: PEER, goal: 1 }),
      // 0.98 of the throughput
      row('all there, 100/s', 'ms', { ours: high.ours.ms, peer: high.peer.ms }, { against: PEER, goal: 1.02 }),
      row('longest stall', 'ms', { ours: high.ours.stall, peer: 100 }, { against: '100 ms', goal: 1 }),
    ]
  } finally {
    for (const { subscribers } of Object.values(sides)) subscribers.close()
    await peer.stop()
  }
}

async function rounds(sides: Record<'ours' | 'peer', Side>, rate: number) {
  const runs: Record<'ours' | 'peer', Figures>[] = []
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await both(sides, rate))
  const middle = (side: 'ours' | 'peer'): Figures => ({
    ms: median(runs.map((run) => run[side].ms)),
    cpu: median(runs.map((run) => run[side].cpu)),
    stall: median(runs.map((run) => run[side].stall)),
  })
  return { ours: middle('ours'), peer: middle('peer') }
}

const both = async ({ ours, peer }: Record<'ours' | 'peer', Side>, rate: number) => ({
  ours: await run(ours, rate),
  peer: await run(peer, rate),
})

async function run({ process, subscribers, extra }: Side, rate: number): Promise<Figures> {
  const start = performance.now()
  const there = subscribers.got(rate * SECONDS).then(() => performance.now() - start)
  const cost = (await process.ask('load', { rate, seconds: SECONDS, ...extra })) as Omit<Figures, 'ms'>
  return { ...cost, ms: await there }
}

interface Large {
  server: Asked
  port: number
  sessions: Sessions
  data: string
}

async function waysIn({ server, port, sessions, data }: Large, say: (line: string) => void): Promise<Row[]> {
  await server.ask('companies', RECORDS)
  const way = { url: `http://localhost:${port}`, token: sessions.admin.token, data }
  const whole = await times(3, () => refetch(way))
  // counts what everybody sees, once
  await window50(way)
  const missed = await times(7, async () => {
    const position = (await server.ask('touch', CHANGED)) as { before: number; epoch: string }
    return resume(way, position, CHANGED)
  })
  const json = await times(3, () => oneJson(way))
  const first = await times(7, () => window50(way))
  say(`${RECORDS} companies; refetch ${Math.round(whole)} ms, one JSON ${Math.round(json)} ms until it is parsed`)
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
