import { startAsked } from '@bandiera/tools/asked'
import { hasBrowser } from '@bandiera/tools/open-browser'
import { freePort } from '@bandiera/tools/portal'
import { PullLineSchema } from '@bandiera/wire'
import { openProxy, type Proxy } from '../proxy.ts'
import { median, row, type Measure, type Row } from '../row.ts'
import { ONE_TENANT } from '../scene/prepared.ts'
import { withDataFolder } from '../scratch.ts'
import { realmDatabase, signIn, type Session } from '../session.ts'
import { firstLoad, FIRST_LOAD_ROWS } from '../sync/first-load.ts'
import { repaint, REPAINT_ROWS } from '../sync/repaint.ts'

/** 10 Mbps in bytes a second */
const OFFICE_LINE = 1_250_000
const PEER = 'realm-web find'

type Load = () => Promise<Map<string, unknown>>
type Loads = Record<'ours' | 'peer', Load>
type Sample = { ms: number; cpu: number; bytes: number; size: number }

const FULL = { here: 25, away: 7, companies: 10_000, loads: 11, writes: 100 }
const SHORT: typeof FULL = { here: 3, away: 1, companies: 1000, loads: 1, writes: 2 }

/** The first thing a signed-in page does: have the companies in memory. And the last: show what another page writes. */
export const measure: Measure = {
  title: `a first load against ${PEER} and against JSON.parse, and a write until another browser shows it`,
  rows: 3 + FIRST_LOAD_ROWS + REPAINT_ROWS,
  run: (say, { short }) =>
    withDataFolder(async (data) => {
      if (!hasBrowser) throw new Error('there is no Chromium: name one in BANDIERA_CHROMIUM')
      const { companies, loads, writes, ...rounds } = short ? SHORT : FULL
      const port = await freePort()
      const env = { ...ONE_TENANT, PORT: String(port), BANDIERA_DATA: data }
      const server = await startAsked('server/test/load/loaded-main.ts', env)
      try {
        const [admin, gestore] = [await signIn(port, 'admin'), await signIn(port, 'gestore')]
        const people = { writer: gestore, reader: admin }
        return [
          ...(await besideRealm(port, admin, { rounds, say })),
          ...(await repaint({ url: `http://localhost:${port}`, people, folder: data, rounds: writes, say })),
          ...(await firstLoad({ server, port, session: admin, companies, rounds: loads, say })),
        ]
      } finally {
        await server.stop()
      }
    }),
}

/** The demo companies, through /sync/pull and through realm-web. */
async function besideRealm(port: number, { token }: Session, how: How): Promise<Row[]> {
  const proxy = await openProxy(port)
  try {
    const loads = { ours: pull(proxy, token), peer: await find(proxy, token) }
    await mustAgree(loads)
    return await compare(loads, proxy, how)
  } finally {
    await proxy.close()
  }
}

/** Both ways bring the same companies. */
async function mustAgree({ ours, peer }: Loads): Promise<void> {
  const [pulled, found] = [await ours(), await peer()]
  const missing = [...found.keys()].filter((id) => !pulled.has(id))
  if (found.size === 0 || missing.length > 0 || pulled.size !== found.size)
    throw new Error(`${pulled.size} companies against ${found.size}, ${missing.length} of them missing`)
}

interface How {
  rounds: Record<'here' | 'away', number>
  say: (line: string) => void
}

/** Both ways in turns, so that a slow moment of the machine hits both. */
async function compare(loads: Loads, proxy: Proxy, { rounds, say }: How): Promise<Row[]> {
  const here = await medians(loads, proxy, { warmUp: Math.ceil(rounds.here / 5), rounds: rounds.here })
  proxy.limit(OFFICE_LINE)
  const away = await medians(loads, proxy, { warmUp: 1, rounds: rounds.away })
  say(`${here.companies} companies, medians of ${rounds.here} rounds on loopback and of ${rounds.away} at 10 Mbps`)
  // both answers are compressed; the feed saves the parsing of extended JSON
  return [
    row('client CPU', 'ms', here.cpu, { against: PEER, goal: 0.8 }),
    row('time, 10 Mbps', 'ms', away.ms, { against: PEER, goal: 1 }),
    row('bytes', 'B', here.bytes, { against: PEER, goal: 1.2, exact: true }),
  ]
}

async function medians({ ours, peer }: Loads, proxy: Proxy, { warmUp, rounds }: Record<'warmUp' | 'rounds', number>) {
  const samples: { ours: Sample; peer: Sample }[] = []
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const both = { ours: await sample(ours, proxy), peer: await sample(peer, proxy) }
    if (both.ours.size !== both.peer.size) throw new Error(`${both.ours.size} companies against ${both.peer.size}`)
    if (round >= warmUp) samples.push(both)
  }
  const middle = (key: keyof Sample) => ({
    ours: median(samples.map((one) => one.ours[key])),
    peer: median(samples.map((one) => one.peer[key])),
  })
  return { companies: samples[0]?.ours.size ?? 0, ms: middle('ms'), cpu: middle('cpu'), bytes: middle('bytes') }
}

async function sample(load: Load, proxy: Proxy): Promise<Sample> {
  proxy.take()
  const start = performance.now()
  const cpuStart = process.cpuUsage()
  const { size } = await load()
  const { user, system } = process.cpuUsage(cpuStart)
  return { ms: performance.now() - start, cpu: (user + system) / 1000, bytes: proxy.take(), size }
}

const pull =
  (proxy: Proxy, token: string): Load =>
  async () => {
    const answer = await fetch(`${proxy.url}/sync/pull?since=0&ep=&colls=aziende`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!answer.ok) throw new Error(`/sync/pull answered ${answer.status}: ${await answer.text()}`)
    const records = new Map<string, unknown>()
    for (const line of (await answer.text()).split('\n')) {
      if (line === '') continue
      const parsed = PullLineSchema.parse(JSON.parse(line))
      if ('ch' in parsed) for (const entry of parsed.ch) if (entry.o === 'u') records.set(entry.d._id, entry.d)
    }
    return records
  }

async function find(proxy: Proxy, token: string): Promise<Load> {
  const database = await realmDatabase(proxy.url, token)
  return async () => {
    const found = await database.collection('aziende').find({}, { sort: { _id: -1 } })
    return new Map(found.map((one) => [String(one._id), one]))
  }
}
