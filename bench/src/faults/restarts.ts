import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { checkChains } from '../history/chain.ts'
import { readTruth } from '../history/truth.ts'
import { withScene, type Scene } from '../scene/scene.ts'

const PAGES = 4
/** Milliseconds that the last position may be on its way to a page that sees nothing of it: a heartbeat, and some. */
const TOLD_WITHIN = 12_000

export const fault: Fault = {
  number: 101,
  title: `kill -9 and a new start, again and again, while ${PAGES} pages write and follow`,
  invariant: 'what each page hears joins without a gap over all restarts, with each entry once',
  rounds: 20,
  async run({ seed, rounds, say }) {
    let positions = 0
    let slowest = 0
    const violations = await withScene({ seed, pages: PAGES, say }, async (scene) => {
      const work = scene.work()
      const { random } = scene
      for (let round = 1; round <= rounds; round += 1) {
        // before anybody is back, in the middle of the pulls, and among messages
        await wait(200 + random.int(1400))
        slowest = Math.max(slowest, await scene.killAndRestart())
      }
      await work.stop()
      const found = await scene.settle()
      positions = await toldAll(scene)
      return [...found, ...checkChains(scene.history, positions)]
    })
    say(`slowest start after a kill: ${slowest.toFixed(0)} ms`)
    return { rounds, violations, figure: `${positions} positions` }
  },
}

/** Waits until every page was told of the last position; answers it. */
async function toldAll({ history, pages, file }: Scene): Promise<number> {
  const last = readTruth(file).log.at(-1)?.seq ?? 0
  const until = performance.now() + TOLD_WITHIN
  const told = ({ name }: { name: string }) => history.spans.findLast(({ client }) => client === name)?.to === last
  while (!pages.every(told) && performance.now() < until) await wait(100)
  return last
}
