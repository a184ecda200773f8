import { newId } from '@bandiera/domain'
import { createRandom } from '@bandiera/testing/random'
import { freePort, startPortal } from '@bandiera/tools/portal'
import { join } from 'node:path'
import type { Fault } from '../fault.ts'
import { checkLog } from '../history/check.ts'
import { keyOf, readTruth } from '../history/truth.ts'
import { ONE_TENANT, withDemo } from '../scene/prepared.ts'
import { realmDatabase, type Session } from '../session.ts'

/** Inserts on their way at the same moment. */
const WRITERS = 8

/** What a client was promised must be there after a power cut. */
export const fault: Fault = {
  number: 1,
  title: 'kill -9 during a burst of realm-web inserts',
  invariant: 'every acknowledged insert is stored, the log is the state, no position is given twice',
  rounds: 10,
  run: ({ seed, rounds, say }) =>
    withDemo(async (data, { gestore: session }) => {
      const port = await freePort()
      const random = createRandom(seed)
      const acknowledged = new Set<string>()
      const recovery: number[] = []
      const violations: string[] = []
      for (let round = 1; round <= rounds; round += 1) {
        const began = performance.now()
        const portal = await startPortal({ data, port, env: ONE_TENANT })
        if (round > 1) recovery.push(performance.now() - began)
        // at another point of the burst each time
        const until = acknowledged.size + 3 + random.int(40)
        await burst({ url: portal.url, session, acknowledged, until, kill: portal.kill })
        const truth = readTruth(join(data, 'tenants/localhost.db'))
        violations.push(...checkLog(truth).map((line) => `round ${round}: ${line}`))
        const lost = [...acknowledged].filter((id) => !truth.records.has(keyOf('aziende', id)))
        violations.push(...lost.map((id) => `round ${round}: the insert of ${id} was acknowledged and is lost`))
      }
      const slowest = Math.max(0, ...recovery)
      say(`acknowledged: ${acknowledged.size}, slowest start after a kill: ${slowest.toFixed(0)} ms`)
      return { rounds, violations, figure: `${acknowledged.size} acknowledged inserts` }
    }),
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
        if (dead) return // the answer never came: nothing was promised
        throw error
      }
      acknowledged.add(_id)
      if (acknowledged.size >= until) dead ??= kill()
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  await dead
}
