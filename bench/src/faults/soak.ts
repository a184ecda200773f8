import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { withScene, type Scene } from '../scene/scene.ts'

const PAGES = 50

/** Each of them once, then what the seed draws. */
const trouble: Record<string, (scene: Scene) => Promise<unknown>> = {
  kill: (scene) => scene.killAndRestart(),
  partition: async ({ proxy }) => {
    proxy.silence((line) => line % 2 === 0)
    await wait(4000)
    proxy.heal()
  },
  cut: async ({ proxy }) => proxy.cut(),
  disturb: async ({ disturbance }) => {
    disturbance.on = true
    await wait(4000)
    disturbance.on = false
  },
  rights: async (scene) => {
    const work = scene.work('rights')
    await wait(3000)
    await work.stop()
  },
}

export const fault: Fault = {
  number: 20,
  title: `${PAGES} pages of four roles at work, and everything at once`,
  invariant: 'the history checker finds nothing, and every page ends with what the oracle shows it',
  rounds: 6,
  short: 3,
  async run({ seed, rounds, say }) {
    let writes = 0
    let seconds = 0
    const violations = await withScene({ seed, pages: PAGES, say }, async (scene) => {
      const began = performance.now()
      const work = scene.work()
      const names = Object.keys(trouble)
      for (let round = 0; round < rounds; round += 1) {
        await wait(1500)
        const name = names[round] ?? scene.random.one(names)
        say(`round ${round + 1}: ${name}`)
        await trouble[name]!(scene)
      }
      await wait(1500)
      await work.stop()
      seconds = (performance.now() - began) / 1000
      writes = scene.history.writes.filter(({ outcome }) => outcome === 'ok').length
      return scene.settle()
    })
    return { rounds, violations, figure: `${writes} acknowledged writes, ${(writes / seconds).toFixed(0)}/s` }
  },
}
