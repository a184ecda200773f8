import { freePort, startPortal } from '@bandiera/tools/portal'
import type { FaultResult, FaultRun } from '../fault.ts'
import { INSPECTED, openInspector } from '../scene/inspector.ts'
import { ONE_TENANT } from '../scene/prepared.ts'
import { withDataFolder } from '../scratch.ts'
import type { Session } from '../session.ts'
import { byAccount } from './by-account.ts'
import type { Kind } from './by-strangers.ts'
import { honestReader, openPortals } from './honest.ts'
import { watchServer } from './watch-server.ts'
import { fillWorld } from './world.ts'

/** MB of the heap of a small server, and what it may have more than before while something costly is sent. */
const HEAP = 1024
export const MORE = 300
/** Companies of one round: a short run has one. */
const COMPANIES = 1000

/** What is sent, and to a server on which database. */
interface Sending {
  kinds: readonly Kind[]
  env?: Record<string, string>
}

/** Sends every kind to one server after the other, and watches it; the least account sees all companies. */
export function sendAll({ say, rounds }: FaultRun, { kinds, env = {} }: Sending): Promise<FaultResult> {
  return withDataFolder(async (data) => {
    const violations: string[] = []
    const worst = { gap: 0, delay: 0, memory: 0 }
    const world = await fillWorld(data, rounds * COMPANIES, env)
    const port = await freePort()
    const heap = `${INSPECTED.NODE_OPTIONS} --max-old-space-size=${HEAP}`
    const portal = await startPortal({ data, port, env: { ...ONE_TENANT, ...env, NODE_OPTIONS: heap } })
    const watched = async (name: string, act: () => Promise<string>): Promise<void> => {
      const { seen, answer } = await watchServer({ portal, inspector }, act)
      const memory = `+${seen.memory.toFixed(0)} MB`
      if (seen.memory > MORE) violations.push(`${name}: ${memory}`)
      say(`${name}: gap ${whole(seen.gap)}, p99.9 ${whole(seen.delay)}, ${memory}; ${answer}`)
      for (const one of ['gap', 'delay', 'memory'] as const) worst[one] = Math.max(worst[one], seen[one])
    }
    const burst = (name: string, beside: () => Promise<unknown>): Promise<void> =>
      watched(name, async () => {
        const began = performance.now()
        const opened = openPortals(portal.url, world).then((wrong) => ({ wrong, took: performance.now() - began }))
        const [{ wrong, took }] = await Promise.all([opened, beside()])
        violations.push(...wrong.slice(0, 3))
        return `${wrong.length} wrong answers, all there after ${whole(took)}`
      })
    const inspector = await openInspector(portal)
    try {
      const target = { port, token: world.least.token, access: await accessOf(portal.url, world.least), ...world }
      await burst('twenty gestori open the portal', async () => undefined)
      const honest = await honestReader(portal.url, world)
      for (const kind of kinds)
        await watched(kind.name, async () => {
          const work = honest.follow()
          const answer = await kind.send(target)
          violations.push(...(await work.stop()).map((wrong) => `${kind.name}: ${wrong}`))
          return answer
        })
      const heavy = byAccount.filter(({ flood }) => flood)
      const flood = () => Promise.all(heavy.map((kind) => kind.send(target)))
      await burst('twenty gestori open the portal beside it all', flood)
      inspector.close()
    } catch (error) {
      violations.push(`the server did not live: ${String(error)}; it said: ${portal.output().slice(-500)}`)
    } finally {
      await portal.kill()
    }
    const figure = `worst gap ${whole(worst.gap)}, p99.9 ${whole(worst.delay)}, +${worst.memory.toFixed(0)} MB`
    return { rounds, violations, figure }
  })
}

const whole = (milliseconds: number): string => `${Math.round(milliseconds)} ms`

async function accessOf(url: string, { token }: Session): Promise<string> {
  const body = JSON.stringify({ token })
  const headers = { 'content-type': 'application/json' }
  const address = `${url}/api/client/v2.0/app/bandiera/auth/providers/custom-token/login`
  const answer = await fetch(address, { method: 'POST', headers, body })
  return ((await answer.json()) as { access_token: string }).access_token
}
