import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work between two pauses. */
const BUDGET = 8

/**
 * The same items, with a pause whenever they and what is done with them took long enough, in which others get their turn:
 * an embedded database answers without ever waiting, so that a long scan would keep every socket and timer waiting until
 * its end. Time decides and not a number: one record may cost a hundred times another.
 * @param spend hears of each piece of work, in milliseconds, the pauses apart; what it throws ends the work
 */
export async function* withPauses<T>(
  items: AsyncIterable<T> | Iterable<T>,
  spend: (milliseconds: number) => void = () => undefined,
): AsyncGenerator<T> {
  let since = performance.now()
  for await (const item of items) {
    yield item
    const worked = performance.now() - since
    if (worked < BUDGET) continue
    spend(worked)
    await nextTurn()
    since = performance.now()
  }
}
