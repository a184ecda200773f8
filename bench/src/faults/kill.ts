import { newId } from '@bandiera/domain'
import { createRandom, type Random } from '@bandiera/factories/random'
import { freePort, startPortal } from '@bandiera/tools/portal'
import { join } from 'node:path'
import type { Fault } from '../fault.ts'
import { checkLog } from '../history/check.ts'
import { keyOf, readTruth } from '../history/truth.ts'
import { ONE_TENANT, withDemo } from '../scene/prepared.ts'
import { realmDatabase, type Session } from '../session.ts'

/** Inserts on their way at the same moment. */
const WRITERS = 8
/** Portals at a time: while one starts, which is most of a round, the other is written to. */
const LANES = 2

/** What a client was promised must be there after a power cut. */
export const fault: Fault = {
  number: 1,
  title: 'kill -9 during a burst of realm-web inserts',
  invariant: 'every acknowledged insert is stored, the log is the state, no position is given twice',
  rounds: 60,
  short: 6,
  async run({ seed, rounds, say }) {
    const found: Found = { acknowledged: 0, recovery: [], violations: [] }
    let begun = 0
    const lane = (_each: unknown, n: number) =>
      withDemo((data, { gestore }) =>
        killAgain({ data, session: gestore, random: createRandom(seed + n), next: () => begun++ < rounds }, found),
      )
    await Promise.all(Array.from({ length: LANES }, lane))
    const { acknowledged, violations } = found
    const recovery = found.recovery.sort((a, b) => a - b)
    const [p99, slowest] = [recovery[Math.ceil(recovery.length * 0.99) - 1] ?? 0, recovery.at(-1) ?? 0]
    say(`acknowledged: ${acknowledged}, slowest start after a kill: ${slowest.toFixed(0)} ms`)
    return { rounds, violations, figure: `${acknowledged} acknowledged, recovery p99 ${p99.toFixed(0)} ms` }
  },
}

interface Found {
  acknowledged: number
  /** Milliseconds from each start after a kill until the server was ready. */
  recovery: number[]
  violations: string[]
}

interface Lane {
  data: string
  session: Session
  random: Random
  /** Whether another round is to be begun. */
  next: () => boolean
}

async function killAgain({ data, session, random, next }: Lane, found: Found): Promise<void> {
  const port = await freePort()
  const acknowledged = new Set<string>()
  for (let round = 1; next(); round += 1) {
    const began = performance.now()
    const portal = await startPortal({ data, port, env: ONE_TENANT })
    if (round > 1) found.recovery.push(performance.now() - began)
    // at another point of the burst each time
    const until = acknowledged.size + 3 + random.int(40)
    await burst({ url: portal.url, session, acknowledged, until, kill: portal.kill })
    const truth = readTruth(join(data, 'tenants/localhost.db'))
    found.violations.push(...checkLog(truth).map((line) => `round ${round}: ${line}`))
    const lost = [...acknowledged].filter((id) => !truth.records.has(keyOf('aziende', id)))
    found.violations.push(...lost.map((id) => `round ${round}: the insert of ${id} was acknowledged and is lost`))
  }
  found.acknowledged += acknowledged.size
}

interface Burst {
  url: string
  session: Session
  acknowledged: Set<string>
  /** Size of `acknowledged` at which the server is killed, in the middle of the other inserts. */
  until: number
  kill: () => Promise<void>
}

async function burst({ url, session, acknowledged, until, kill }: Burst): Promise<void> {
  const collection = (await realmDatabase(url, session.token)).collection('aziende')
  let dead: Promise<void> | undefined
  const write = async () => {
    while (!dead) {
      const _id = newId()
      const company = { _id, gestoreId: session.uid, professionisti: [], ragioneSociale: `Prova ${_id} S.r.l.` }
      try {
        await collection.insertOne(company)
      } catch (error) {
        if (dead) return // no answer arrived: nothing was promised
        throw error
      }
      acknowledged.add(_id)
      if (acknowledged.size >= until) dead ??= kill()
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  await dead
}
