import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work between two pauses. */
const BUDGET = 8

/**
 * The same items, with a pause whenever they and what is done with them took long enough, in which others get their turn:
 * an embedded database answers without ever waiting, so that a long scan would keep every socket and timer waiting until
 * its end. Time decides and not a number: one record may cost a hundred times another.
 */
export async function* withPauses<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T> {
  let since = performance.now()
  for await (const item of items) {
    yield item
    if (performance.now() - since < BUDGET) continue
    await nextTurn()
    since = performance.now()
  }
}
