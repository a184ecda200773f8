import { setTimeout as wait } from 'node:timers/promises'
import type { Stage } from './work.ts'

/** Milliseconds that the last position may be on its way to a page that sees nothing of it: a heartbeat, and some. */
const LONGEST_WAIT = 12_000

/**
 * Waits until every page has reached the last position of the log, and returns it. The portal may still write, for example
 * notices of earlier work: the end of the log is read again each time.
 */
export async function awaitLastPosition({ history, pages, truth }: Stage): Promise<number> {
  const until = performance.now() + LONGEST_WAIT
  for (;;) {
    const last = (await truth()).log.at(-1)?.seq ?? 0
    const told = ({ name }: { name: string }) => history.spans.findLast(({ client }) => client === name)?.to === last
    if (pages.every(told) || performance.now() > until) return last
    await wait(100)
  }
}
