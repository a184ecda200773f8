import { newId } from '@bandiera/domain'
import { createRandom } from '@bandiera/factories/random'
import { freePort, startPortal } from '@bandiera/tools/portal'
import { join } from 'node:path'
import type { Fault } from '../fault.ts'
import { checkLog } from '../history/check.ts'
import { keyOf, readTruth } from '../history/truth.ts'
import { ONE_TENANT, withDemo } from '../scene/prepared.ts'
import { realmDatabase } from '../session.ts'

const PLACES = ['afterDoc', 'afterLog', 'beforeCommit', 'afterCommit']
const entry = 'server/test/faults/failing-main.ts'

export const fault: Fault = {
  number: 2,
  title: 'the server dies between the document and the log, before and after the commit',
  invariant: 'document and log have both or neither; what was acknowledged is there',
  rounds: 8,
  short: PLACES.length,
  run: ({ seed, rounds, say }) =>
    withDemo(async (data, { gestore: session }) => {
      const port = await freePort()
      const random = createRandom(seed)
      const acknowledged: string[] = []
      const violations: string[] = []
      let stored = 0
      for (let round = 0; round < rounds; round += 1) {
        const place = PLACES[round % PLACES.length]!
        const failing = { FAIL_AT: place, FAIL_AFTER: String(1 + random.int(6)) }
        const server = await startPortal({ data, port, entry, env: { ...ONE_TENANT, ...failing } })
        const collection = (await realmDatabase(server.url, session.token)).collection('aziende')
        const tried: string[] = []
        try {
          for (;;) {
            tried.push(newId())
            const _id = tried.at(-1)!
            await collection.insertOne({
              _id,
              gestoreId: session.uid,
              professionisti: [],
              ragioneSociale: `Prova ${_id}`,
            })
            acknowledged.push(_id)
          }
        } catch {
          await server.kill()
        }
        const truth = readTruth(join(data, 'tenants/localhost.db'))
        violations.push(...checkLog(truth).map((line) => `${place}: ${line}`))
        const has = (id: string) => truth.records.has(keyOf('aziende', id))
        violations.push(...acknowledged.filter((id) => !has(id)).map((id) => `${place}: ${id} is lost`))
        const last = has(tried.at(-1)!)
        if (last !== (place === 'afterCommit'))
          violations.push(`${place}: the last insert is ${last ? '' : 'not '}there`)
        if (last) stored += 1
      }
      say(`${acknowledged.length} acknowledged, ${stored} stored whose answer never arrived`)
      return { rounds, violations, figure: `${violations.length} torn pairs` }
    }),
}
