import { newId } from '@bandiera/domain'
import { freePort, startPortal } from '@bandiera/tools/portal'
import { byAccount } from '../cost/by-account.ts'
import { byStrangers } from '../cost/by-strangers.ts'
import { watchServer } from '../cost/watch-server.ts'
import type { Fault } from '../fault.ts'
import { INSPECTED, openInspector } from '../scene/inspector.ts'
import { ONE_TENANT, withDemo } from '../scene/prepared.ts'
import { realmDatabase, type Session } from '../session.ts'

/** MB of the heap of a small server, and what it may have more than before while something costly is sent. */
const HEAP = 1024
const MORE = 300
/** Companies of the least account, each a few kB. */
const COMPANIES = 3000
const BATCH = 500

export const fault: Fault = {
  number: 30,
  title:
    'every costly kind of request that we know, from strangers and from the least account, to a server with a heap of 1 GB',
  invariant: `the server lives, takes no more than ${MORE} MB for it, and answers others rightly`,
  rounds: 1,
  run: ({ say }) =>
    withDemo(async (data, { gestore, professionista }) => {
      const violations: string[] = []
      const port = await freePort()
      const heap = `${INSPECTED.NODE_OPTIONS} --max-old-space-size=${HEAP}`
      const portal = await startPortal({ data, port, env: { ...ONE_TENANT, NODE_OPTIONS: heap } })
      let worst = { gap: 0, delay: 0, memory: 0 }
      try {
        await fill(portal.url, gestore, professionista)
        const honest = await honestReader(portal.url, gestore)
        const inspector = await openInspector(portal)
        const target = { port, token: professionista.token, access: await accessOf(portal.url, professionista) }
        for (const kind of [...byStrangers, ...byAccount]) {
          const work = honest.follow()
          const { seen, answer } = await watchServer({ portal, inspector }, () => kind.send(target))
          violations.push(...(await work.stop()).map((wrong) => `${kind.name}: ${wrong}`))
          if (seen.memory > MORE) violations.push(`${kind.name}: ${seen.memory.toFixed(0)} MB more`)
          say(
            `${kind.name}: gap ${whole(seen.gap)}, p99.9 ${whole(seen.delay)}, +${seen.memory.toFixed(0)} MB; ${answer}`,
          )
          worst = {
            gap: Math.max(worst.gap, seen.gap),
            delay: Math.max(worst.delay, seen.delay),
            memory: Math.max(worst.memory, seen.memory),
          }
        }
        inspector.close()
      } catch (error) {
        violations.push(`the server did not live: ${String(error)}; it said: ${portal.output().slice(-500)}`)
      } finally {
        await portal.kill()
      }
      const figure = `worst gap ${whole(worst.gap)}, p99.9 ${whole(worst.delay)}, +${worst.memory.toFixed(0)} MB`
      return { rounds: 1, violations, figure }
    }),
}

const whole = (milliseconds: number): string => `${Math.round(milliseconds)} ms`

/** Companies of a gestore that the least account sees too. */
async function fill(url: string, gestore: Session, { uid }: Session): Promise<void> {
  const collection = (await realmDatabase(url, gestore.token)).collection('aziende')
  for (let from = 0; from < COMPANIES; from += BATCH) {
    const documents = Array.from({ length: BATCH }, (_, n) => ({
      _id: newId(),
      gestoreId: gestore.uid,
      professionisti: [uid],
      ragioneSociale: `Azienda ${from + n} ${'x'.repeat(200)}`,
      note: 'y'.repeat(1500),
    }))
    await collection.insertMany(documents)
  }
}

async function accessOf(url: string, { token }: Session): Promise<string> {
  const body = JSON.stringify({ token })
  const headers = { 'content-type': 'application/json' }
  const address = `${url}/api/client/v2.0/app/bandiera/auth/providers/custom-token/login`
  const answer = await fetch(address, { method: 'POST', headers, body })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** A gestore counts its companies again and again during the attack. Each count must be right. */
async function honestReader(url: string, gestore: Session) {
  const database = await realmDatabase(url, gestore.token)
  const sample = { ragioneSociale: `Azienda 1 ${'x'.repeat(200)}` }
  return {
    follow() {
      let going = true
      const wrong: string[] = []
      const done = (async () => {
        while (going) {
          const counted = await database
            .collection('aziende')
            .count(sample)
            .catch((error: unknown) => String(error))
          if (counted !== 1) wrong.push(`another was told ${counted}`)
        }
      })()
      return {
        async stop() {
          going = false
          await done
          return wrong.slice(0, 3)
        },
      }
    },
  }
}
