import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { checkChains } from '../history/chain.ts'
import { withNodes } from '../scene/nodes.ts'
import { awaitLastPosition } from '../scene/last-position.ts'
import type { WriteRecord } from '../history/history.ts'
import type { Page } from '../scene/page.ts'

const PAGES = 8
/** Milliseconds that a page may wait for an answer to a write, */
const ANSWERED_WITHIN = 1000
/** and for its feed: the delays of the specification, as in `storm`. */
const HEARD_WITHIN = 5000
/** What a busy machine may add to each. */
const ALLOWED = 3000

export const fault: Fault = {
  number: 102,
  title: `two nodes on one PostgreSQL are replaced one after the other, while ${PAGES} pages write and follow`,
  invariant: 'every write is answered, every page hears all there is without a gap, and the checker finds nothing',
  rounds: 6,
  short: 2,
  async run({ seed, rounds, say }) {
    let [answered, heard, ended] = [0, 0, 0]
    const outcome = await withNodes({ seed, pages: PAGES, say }, async (scene) => {
      const found: string[] = []
      const work = scene.work()
      const feeds = watchFeeds(scene.pages)
      for (let round = 1; round <= rounds; round += 1) {
        // among messages, or while the sockets of the last round are on their way
        await wait(500 + scene.random.int(3000))
        const { code, took } = await scene.replaceOne()
        ended = Math.max(ended, took)
        if (code !== 0) found.push(`round ${round}: the old node ended with ${code}`)
      }
      await wait(HEARD_WITHIN)
      await work.stop()
      found.push(...(await scene.settle()))
      heard = feeds()
      answered = longestWait(scene.history.writes)
      const { writes } = scene.history
      const open = writes.filter((write) => write.outcome === 'info').length
      if (open > 0) found.push(`${open} of ${writes.length} writes were without an answer`)
      if (answered > ANSWERED_WITHIN + ALLOWED) found.push(`a page was without an answer for ${answered.toFixed(0)} ms`)
      if (heard > HEARD_WITHIN + ALLOWED) found.push(`a page did not hear its feed for ${heard.toFixed(0)} ms`)
      return [...found, ...checkChains(scene.history, await awaitLastPosition(scene))]
    })
    if ('notRun' in outcome) return { rounds: 0, violations: [], figure: '', ...outcome }
    say(`a node ended within ${ended.toFixed(0)} ms`)
    const figure = `answers within ${answered.toFixed(0)} ms, feeds within ${heard.toFixed(0)} ms`
    return { rounds, violations: outcome, figure }
  },
}

const LOOK_EVERY = 20

/** Longest time in ms in which a client asked and heard nothing, from its first question without an answer to the next answer. */
function longestWait(writes: readonly WriteRecord[]): number {
  const waiting = new Map<string, number>()
  let longest = 0
  for (const { client, asked = 0, answered } of writes) {
    const since = waiting.get(client) ?? asked
    if (answered === undefined) waiting.set(client, since)
    else waiting.delete(client)
    longest = Math.max(longest, (answered ?? asked) - since)
  }
  return longest
}

/**
 * Measures from now on how long pages are without their feeds; the returned function ends that and returns the longest time
 * in ms.
 */
function watchFeeds(pages: readonly Page[]): () => number {
  const lost = new Map<Page, number>()
  let longest = 0
  const look = (): void => {
    const now = performance.now()
    for (const page of pages) {
      if (page.hears()) lost.delete(page)
      else longest = Math.max(longest, now - (lost.get(page) ?? lost.set(page, now).get(page)!))
    }
  }
  const timer = setInterval(look, LOOK_EVERY)
  return () => {
    clearInterval(timer)
    return longest
  }
}
