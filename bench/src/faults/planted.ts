import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { withScene } from '../scene/scene.ts'

const plants: { env: Record<string, string>; must: RegExp }[] = [
  { env: { FAIL_AT: 'lose', FAIL_AFTER: '5' }, must: /is lost/ },
  { env: { FAIL_AT: 'leak' }, must: /not its recipient’s to see/ },
]

export const fault: Fault = {
  number: 0,
  title: 'a server that loses one write, one that shows every company to all users',
  invariant: 'the history checker finds both: else its silence about the others means nothing',
  rounds: plants.length,
  async run({ seed, rounds, say }) {
    const violations: string[] = []
    let found = 0
    for (const { must, env } of plants.slice(0, rounds)) {
      const server = { entry: 'server/test/faults/failing-main.ts', env }
      const seen = await withScene({ seed, pages: 8, say, server }, async (scene) => {
        const work = scene.work()
        await wait(4000)
        await work.stop()
        return scene.settle(3000)
      })
      found += seen.filter((line) => must.test(line)).length
      say(`${env.FAIL_AT}: ${seen.find((line) => must.test(line)) ?? 'NOTHING FOUND'}`)
      if (!seen.some((line) => must.test(line))) violations.push(`the checker did not notice ${env.FAIL_AT}`)
    }
    return { rounds, violations, figure: `${found} findings` }
  },
}
