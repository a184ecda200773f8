import { setTimeout as wait } from 'node:timers/promises'
import type { Stage } from './stage.ts'

/** Milliseconds that the last position may be on its way to a page that sees nothing of it: a heartbeat, and some. */
const TOLD_WITHIN = 12_000

/** Waits until every page was told of the last position; answers it. */
export async function toldAll({ history, pages, truth }: Stage): Promise<number> {
  const last = (await truth()).log.at(-1)?.seq ?? 0
  const until = performance.now() + TOLD_WITHIN
  const told = ({ name }: { name: string }) => history.spans.findLast(({ client }) => client === name)?.to === last
  while (!pages.every(told) && performance.now() < until) await wait(100)
  return last
}
