import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { withScene } from '../scene/scene.ts'

const PAGES = 16

export const fault: Fault = {
  number: 8,
  title: 'one message in ten arrives twice, one in fifty never, and they overtake each other',
  invariant: 'every page ends with what the oracle shows it, without mending',
  rounds: 1,
  async run({ seed, rounds, say }) {
    let figure = ''
    const violations = await withScene({ seed, pages: PAGES, say }, async (scene) => {
      const { disturbance, pages } = scene
      const pulls = () => pages.reduce((sum, page) => sum + page.pulls(), 0)
      const [messages, pulled] = [disturbance.messages, pulls()]
      disturbance.on = true
      const work = scene.work()
      await wait(rounds * 10_000)
      await work.stop()
      disturbance.on = false
      const told = disturbance.messages - messages
      figure = `${(((pulls() - pulled) / Math.max(1, told)) * 1000).toFixed(0)} pulls per 1,000 messages`
      return [...(told === 0 ? ['no message arrived that could be disturbed'] : []), ...(await scene.settle())]
    })
    return { rounds, violations, figure }
  },
}
