import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { checkChains } from '../history/chain.ts'
import { withScene } from '../scene/scene.ts'
import { awaitLastPosition } from '../scene/last-position.ts'

const PAGES = 4

export const fault: Fault = {
  number: 101,
  title: `kill -9 and a new start, again and again, while ${PAGES} pages write and follow`,
  invariant: 'what each page hears joins without a gap over all restarts, with each entry once',
  rounds: 20,
  short: 4,
  async run({ seed, rounds, say }) {
    let positions = 0
    let slowest = 0
    const violations = await withScene({ seed, pages: PAGES, say }, async (scene) => {
      const work = scene.work()
      const { random } = scene
      for (let round = 1; round <= rounds; round += 1) {
        // before any client is back, in the middle of the pulls, and among messages
        await wait(200 + random.int(1400))
        slowest = Math.max(slowest, await scene.killAndRestart())
      }
      await work.stop()
      const found = await scene.settle()
      positions = await awaitLastPosition(scene)
      return [...found, ...checkChains(scene.history, positions)]
    })
    say(`slowest start after a kill: ${slowest.toFixed(0)} ms`)
    return { rounds, violations, figure: `${positions} positions` }
  },
}
