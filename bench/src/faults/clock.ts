import type { Portal } from '@bandiera/tools/portal'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { INSPECTED } from '../scene/inspector.ts'
import { withNodes } from '../scene/nodes.ts'
import { withScene } from '../scene/scene.ts'
import type { Stage } from '../scene/stage.ts'
import { setClockWrong } from '../scene/wrong-clock.ts'
import { signIn } from '../session.ts'

const PAGES = 4
const HOURS = 2 * 3_600_000
/** Wrong passwords of one person in each jump: each further one makes it wait a little longer, and never for the jump. */
const GUESSES = 2

export const fault: Fault = {
  number: 31,
  title: `the clock of the server is set two hours forward, back and right again, while ${PAGES} pages write and follow`,
  invariant: 'nobody is signed out or kept out, no change is lost, on SQLite and of one of two nodes on PostgreSQL',
  rounds: 6,
  short: 1,
  async run({ seed, rounds, say }) {
    const server = { env: INSPECTED }
    const onFile = await withScene({ seed, pages: PAGES, say, server }, (scene) =>
      turn(scene, { rounds, portals: () => [scene.portal()] }),
    )
    const onNodes = await withNodes({ seed, pages: PAGES, say, env: INSPECTED }, (scene) =>
      turn(scene, { rounds, portals: scene.nodes }),
    )
    const violations = onFile.map((line) => `SQLite: ${line}`)
    if ('notRun' in onNodes) {
      if (process.env.CI) violations.push(`PostgreSQL: not run: ${onNodes.notRun}`)
      say(`PostgreSQL: not run: ${onNodes.notRun}`)
    } else violations.push(...onNodes.map((line) => `PostgreSQL: ${line}`))
    return { rounds, violations, figure: `${rounds * 4} jumps of each engine` }
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
      await setClockWrong(portal!, offset)
      await wait(300 + scene.random.int(700))
      const why = `round ${round}, ${offset / 3_600_000} h:`
      found.push(...(await signsIn(scene, portal!)).map((line) => `${why} ${line}`))
    }
  await work.stop()
  return [...found, ...(await scene.settle())]
}

/** What keeps people out: who is signed in, who comes, and who guessed before. */
async function signsIn({ sessions }: Stage, { port, url }: Portal): Promise<string[]> {
  const found: string[] = []
  for (const [account, { token }] of Object.entries(sessions)) {
    const { status } = await fetch(`${url}/api/cestino`, { headers: { authorization: `Bearer ${token}` } })
    if (status !== 200) found.push(`the session of ${account} is answered ${status}`)
  }
  for (let n = 0; n < GUESSES; n += 1) await signIn(port, 'editore', 'sbagliata').catch(() => undefined)
  await signIn(port, 'editore').catch((error: unknown) => found.push(String(error)))
  return found
}
