import type { Portal } from '@bandiera/tools/portal'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { INSPECTED, openInspector } from '../scene/inspector.ts'
import { withNodes } from '../scene/nodes.ts'
import { withScene } from '../scene/scene.ts'
import { realmDatabase, signIn } from '../session.ts'
import type { Stage } from '../scene/work.ts'

const PAGES = 2
const HOURS = 2 * 3_600_000
/** Wrong passwords of one person while the clock is ahead: it has to wait some seconds, and not for the clock. */
const GUESSES = 6
const LONGEST_WAIT = 60

export const fault: Fault = {
  number: 31,
  title: `the clock of the server is set two hours forward, back and right again, while ${PAGES} pages write and follow`,
  invariant: 'no one is signed out or kept out, no change is lost, on SQLite and of one of two nodes on PostgreSQL',
  rounds: 6,
  short: 1,
  async run({ seed, rounds, say }) {
    const server = { env: INSPECTED }
    const onFile = await withScene({ seed, pages: PAGES, say, server }, (scene) =>
      turn(scene, { rounds, portals: () => [scene.portal()] }),
    )
    const violations = onFile.map((line) => `SQLite: ${line}`)
    const figure = `${rounds * 4} jumps of each engine`
    // as many seconds again as a short run has: what is written is the same on both engines
    if (rounds === 1) return { rounds, violations, figure: '4 jumps on SQLite' }
    const onNodes = await withNodes({ seed, pages: PAGES, say, env: INSPECTED }, (scene) =>
      turn(scene, { rounds, portals: scene.nodes }),
    )
    if ('notRun' in onNodes) {
      if (process.env.CI) violations.push(`PostgreSQL: not run: ${onNodes.notRun}`)
      say(`PostgreSQL: not run: ${onNodes.notRun}`)
    } else violations.push(...onNodes.map((line) => `PostgreSQL: ${line}`))
    return { rounds, violations, figure }
  },
}

interface Turning {
  rounds: number
  /** The first one's clock is set: of two nodes, one is wrong. */
  portals: () => readonly Portal[]
}

async function turn(scene: Stage, { rounds, portals }: Turning): Promise<string[]> {
  const found: string[] = []
  const work = scene.work()
  for (let round = 1; round <= rounds; round += 1)
    for (const offset of [HOURS, 0, -HOURS, 0]) {
      const [portal] = portals()
      const takeBack = await written(scene, portal!)
      await setClockWrong(portal!, offset)
      await wait(300 + scene.random.int(700))
      const wrong = [...(await keptOut(scene, portal!, offset > 0)), ...(await takeBack())]
      found.push(...wrong.map((line) => `round ${round}, ${offset / 3_600_000} h: ${line}`))
    }
  await work.stop()
  return [...found, ...(await scene.settle())]
}

/** Who is kept out: signed-in people, new logins, and earlier guesses. */
async function keptOut({ sessions }: Stage, { port, url }: Portal, guesses: boolean): Promise<string[]> {
  const found: string[] = []
  for (const [account, { token }] of Object.entries(sessions)) {
    const { status } = await fetch(`${url}/api/cestino`, { headers: { authorization: `Bearer ${token}` } })
    if (status !== 200) found.push(`the session of ${account} is answered ${status}`)
  }
  const guess = (password?: string) =>
    signIn(port, 'professionista4', password).catch((error: unknown) => String(error))
  for (let n = 0; guesses && n < GUESSES; n += 1) await guess('sbagliata')
  const answer = await guess()
  const seconds = typeof answer === 'string' ? Number(/(\d+) second/.exec(answer)?.[1] ?? Infinity) : 0
  if (seconds > LONGEST_WAIT) found.push(`who guessed is answered ${String(answer)}`)
  return found
}

/** A write just before; what takes it back after, for which there are ten minutes. */
async function written({ sessions, random }: Stage, { url }: Portal): Promise<() => Promise<string[]>> {
  const { token } = sessions.editore
  const institutes = (await realmDatabase(url, token)).collection('istituti')
  const one = await institutes.findOne({})
  const answer = await institutes.updateOne({ _id: one!._id }, { $set: { nome: `Istituto ${random.int(1e6)}` } })
  const { operazione } = answer as unknown as { operazione: object }
  return async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ operazioni: [operazione] })
    const undone = await fetch(`${url}/api/annulla`, { method: 'POST', headers, body })
    return undone.ok ? [] : [`a write of a second ago cannot be taken back: ${await undone.text()}`]
  }
}

/** Where a process of `INSPECTED` asks what time it is, this is added from now on; timers go on, as with a clock that is set. */
async function setClockWrong(portal: Pick<Portal, 'output'>, milliseconds: number): Promise<void> {
  const inspector = await openInspector(portal)
  try {
    await inspector.evaluate(`{
      const Right = globalThis.RightDate ??= Date
      const now = () => Right.now() + ${milliseconds}
      globalThis.Date = new Proxy(Right, {
        construct: (_, given, target) => Reflect.construct(Right, given.length > 0 ? given : [now()], target === globalThis.Date ? Right : target),
        apply: () => new Right(now()).toString(),
        get: (_, name) => (name === 'now' ? now : Reflect.get(Right, name)),
      })
      0
    }`)
  } finally {
    inspector.close()
  }
}
