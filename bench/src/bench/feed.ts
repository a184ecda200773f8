import { freePort } from '@bandiera/tools/portal'
import { startAsked, type Asked } from '@bandiera/tools/asked'
import { feedSpeech, type Notices } from '../load/feed-speech.ts'
import { waysIn } from '../load/large-collection.ts'
import { openSubscribers, plainSpeech, type Subscribers } from '../load/subscribers.ts'
import { median, row, type Measure, type Row } from '../row.ts'
import { ACCOUNTS, ONE_TENANT, withDemo, type Account, type Sessions } from '../scene/prepared.ts'

interface Size {
  subscribers: number
  records: number
  /** Of a load, and how often it is measured. */
  seconds: number
  rounds: number
  /** How often each way into a large collection is taken. */
  ways: number
}
const WHOLE: Size = { subscribers: 1000, records: 100_000, seconds: 4, rounds: 3, ways: 7 }
const SHORT: Size = { subscribers: 100, records: 5000, seconds: 1, rounds: 1, ways: 1 }
/** Grants that change in turn: enough that no message ever holds one twice. */
const GRANTS = 500
const NO_GRANTS: Account[] = ['admin', 'editore']
const PEER = 'raw ws, a message per change'

/**
 * The live feed beside the least that can carry it, and the ways into a large collection beside the obvious one. Every fourth change is
 * news for all companies, so for every person: notices are on, and the server judges and writes them in the time that is measured.
 */
export const measure: Measure = {
  rows: 6,
  title: `the feed with ${WHOLE.subscribers} open pages and notices against ${PEER}; ${WHOLE.records} records against one JSON and a refetch`,
  run: (say, { short }) =>
    withDemo(async (data, sessions) => {
      const port = await freePort()
      const server = await startAsked('server/test/load/loaded-main.ts', {
        ...ONE_TENANT,
        PORT: String(port),
        BANDIERA_DATA: data,
      })
      const run = { server, port, sessions, data, say, size: short ? SHORT : WHOLE }
      try {
        return [...(await live(run)), ...(await waysIn(run))]
      } finally {
        await server.stop()
      }
    }),
}

interface Run {
  server: Asked
  port: number
  sessions: Sessions
  data: string
  say: (line: string) => void
  size: Size
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

async function live({ server, port, sessions, say, size }: Run): Promise<Row[]> {
  const peerPort = await freePort()
  const peer = await startAsked('bench/src/load/ws-main.ts', { PORT: String(peerPort) })
  const record = await server.ask('grants', GRANTS)
  // the first look of a tenant tells nothing: what is measured are those after it
  await server.ask('noticed', null)
  // who sees every grant that lists all managers
  const everybody = ACCOUNTS.filter((account) => !NO_GRANTS.includes(account)).map((account) => sessions[account])
  const notices: Notices = new Map()
  const speech = { ours: feedSpeech(port, everybody, notices), peer: plainSpeech(peerPort) }
  const sides = {
    ours: { process: server, subscribers: await openSubscribers(size.subscribers, speech.ours), extra: {} },
    peer: { process: peer, subscribers: await openSubscribers(size.subscribers, speech.peer), extra: { record } },
  }
  try {
    await both(sides, 50, size)
    sides.ours.subscribers.counted()
    notices.clear()
    const [usual, high] = [await rounds(sides, 50, size), await rounds(sides, 100, size)]
    await server.ask('noticed', null)
    await sides.ours.subscribers.quiet()
    const { bandi, avvisi, other } = sides.ours.subscribers.counted()
    say(`entries of messages: ${bandi} of changed grants, ${avvisi} of notices, ${other} of everything else`)
    if (notices.size === 0) throw new Error('no notice arrived: this measures the feed with notices on')
    const perChange = (side: keyof typeof sides) => (usual[side].cpu * 1000) / (50 * size.seconds * size.subscribers)
    const most = Math.max(...[...notices.values()].map((records) => records.size))
    return [
      row('CPU per change', 'µs', { ours: perChange('ours'), peer: perChange('peer') }, { against: PEER, goal: 1 }),
      // 0.98 of the throughput
      row('all there, 100/s', 'ms', { ours: high.ours.ms, peer: high.peer.ms }, { against: PEER, goal: 1.02 }),
      row('longest stall', 'ms', { ours: high.ours.stall, peer: 100 }, { against: '100 ms', goal: 1 }),
      row(
        'notices per person and minute',
        'records',
        { ours: most, peer: 1 },
        { against: 'one record', goal: 1, exact: true },
      ),
    ]
  } finally {
    for (const { subscribers } of Object.values(sides)) subscribers.close()
    await peer.stop()
  }
}

type Sides = Record<'ours' | 'peer', Side>

async function rounds(sides: Sides, rate: number, size: Size) {
  const runs: Record<'ours' | 'peer', Figures>[] = []
  for (let round = 0; round < size.rounds; round += 1) runs.push(await both(sides, rate, size))
  const middle = (side: 'ours' | 'peer'): Figures => ({
    ms: median(runs.map((run) => run[side].ms)),
    cpu: median(runs.map((run) => run[side].cpu)),
    stall: median(runs.map((run) => run[side].stall)),
  })
  return { ours: middle('ours'), peer: middle('peer') }
}

const both = async ({ ours, peer }: Sides, rate: number, size: Size) => ({
  ours: await run(ours, rate, size),
  peer: await run(peer, rate, size),
})

async function run({ process, subscribers, extra }: Side, rate: number, { seconds }: Size): Promise<Figures> {
  const start = performance.now()
  const there = subscribers.got(rate * seconds).then(() => performance.now() - start)
  // the load may fail first
  there.catch(() => undefined)
  const cost = (await process.ask('load', { rate, seconds, ...extra })) as Omit<Figures, 'ms'>
  return { ...cost, ms: await there }
}
