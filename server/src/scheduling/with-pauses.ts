import { performance } from 'node:perf_hooks'
import { nextTurn } from './next-turn.ts'

/** Milliseconds of work between two pauses. */
const BUDGET = 8

/**
 * The same items, with a pause whenever they and what is done with them took long enough, in which others get their turn:
 * an embedded database answers without ever waiting, so that a long scan would keep every socket and timer waiting until
 * its end. Time decides and not a number: one record may cost a hundred times another.
 * @param spend hears of each piece of work, in milliseconds, without the pauses and without what the whole process waited for a
 *   database; what it throws ends the work
 */
export async function* withPauses<T>(
  items: AsyncIterable<T> | Iterable<T>,
  spend: (milliseconds: number) => void = () => undefined,
): AsyncGenerator<T> {
  let since = performance.now()
  let { idle } = performance.eventLoopUtilization()
  for await (const item of items) {
    yield item
    const passed = performance.now() - since
    if (passed < BUDGET) continue
    spend(Math.max(0, passed - (performance.eventLoopUtilization().idle - idle)))
    await nextTurn()
    since = performance.now()
    idle = performance.eventLoopUtilization().idle
  }
}
