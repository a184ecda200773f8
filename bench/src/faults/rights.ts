import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { disagreements } from '../scene/agreement.ts'
import { withScene } from '../scene/scene.ts'

const PAGES = 16
/** Milliseconds after which no page may still hold what is no longer theirs. */
const GONE_WITHIN = 1000
/** What a busy machine may add to it. */
const ALLOWED = 2000

export const fault: Fault = {
  number: 11,
  title: 'companies change manager, people change team, case files are shared and unshared, while all users work',
  invariant:
    'no message holds a record outside the oracle at its position, and what is lost from sight is gone at once',
  rounds: 3,
  short: 1,
  async run({ seed, rounds, say }) {
    let slowest = 0
    const violations = await withScene({ seed, pages: PAGES, say }, async (scene) => {
      const found: string[] = []
      for (let round = 1; round <= rounds; round += 1) {
        const work = scene.work('rights')
        await wait(3000)
        await work.stop()
        const began = performance.now()
        const foreign = async () =>
          disagreements(scene.pages, await scene.records()).filter((line) => line.includes('not its to see'))
        while ((await foreign()).length > 0 && performance.now() - began < GONE_WITHIN + ALLOWED) await wait(50)
        const took = performance.now() - began
        slowest = Math.max(slowest, took)
        found.push(
          ...(await foreign()).map((line) => `round ${round}, ${took.toFixed(0)} ms after the last write: ${line}`),
        )
      }
      return [...found, ...(await scene.settle())]
    })
    return { rounds, violations, figure: `gone after ${slowest.toFixed(0)} ms` }
  },
}
