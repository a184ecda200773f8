import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * The same items, with a pause after every so many in which others get their turn: an embedded database answers without
 * ever waiting, so that a long scan would keep every socket and timer waiting until its end.
 */
export async function* withPauses<T>(items: AsyncIterable<T> | Iterable<T>, every = 200): AsyncGenerator<T> {
  let passed = 0
  for await (const item of items) {
    yield item
    passed += 1
    if (passed % every === 0) await nextTurn()
  }
}
