import { isConnected } from '@bandiera/live/host'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { withScene } from '../scene/scene.ts'

const PAGES = 8
/** Milliseconds after which a page must know that it is cut off. */
const NOTICED_WITHIN = 15_000
const ALLOWED = 3000

export const fault: Fault = {
  number: 6,
  title: 'every connection is half-open: nothing passes, and neither side notices',
  invariant: 'pages show within 15 s that they are cut off, and miss nothing once the line is back',
  rounds: 1,
  async run({ seed, rounds, say }) {
    let slowest = 0
    const violations = await withScene({ seed, pages: PAGES, say }, async ({ proxy, pages, settle, ...scene }) => {
      const found: string[] = []
      for (let round = 1; round <= rounds; round += 1) {
        const work = scene.work()
        await wait(1000)
        proxy.silence()
        const began = performance.now()
        const unaware = () => pages.filter(({ news }) => isConnected(news().state) && news().state !== 'connecting')
        while (unaware().length > 0 && performance.now() - began < NOTICED_WITHIN + ALLOWED) await wait(100)
        const took = performance.now() - began
        slowest = Math.max(slowest, took)
        found.push(
          ...unaware().map(({ name }) => `round ${round}: after ${took.toFixed(0)} ms ${name} seems connected`),
        )
        proxy.heal()
        proxy.cut()
        await wait(1000)
        await work.stop()
        found.push(...(await settle()))
      }
      return found
    })
    return { rounds, violations, figure: `noticed after ${(slowest / 1000).toFixed(1)} s` }
  },
}
