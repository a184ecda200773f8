import type { CollectionName } from '@bandiera/domain'
import { viewOf } from '@bandiera/policy'
import { listedOf, type FeedEntry, type WindowMode } from '@bandiera/wire'
import type { Budget } from '../http/bounds/budget.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Census } from './census.ts'
import type { PullQuestion } from './pull.ts'
import { modeOf, type WindowLimits } from './window.ts'

/** How much of each collection a whole view brings, and how many records of it there are. */
interface Cut {
  hold: Readonly<Record<string, WindowMode>>
  counts: Readonly<Record<string, number>>
}
/** Everything. */
export const WHOLE: Cut = { hold: {}, counts: {} }

/** The size of a whole view for somebody who need not hold everything. */
export async function cutFor(
  { held }: Visitor,
  { colls, whole = [] }: PullQuestion,
  { census, limits }: { census: Census; limits: WindowLimits },
): Promise<Cut> {
  const { counts } = await census.standing(held, colls)
  const named = Object.fromEntries(whole.map((coll) => [coll, 'full'] as const))
  return { hold: { ...modesOf(counts, limits), ...named }, counts }
}

export const modesOf = (counts: Readonly<Record<string, number>>, limits: WindowLimits): Record<string, WindowMode> =>
  Object.fromEntries(Object.entries(counts).map(([coll, number]) => [coll, modeOf(number, limits)]))

/** All that a visitor sees, by `_id` descending. */
export async function* snapshot(
  { tenant, held }: Visitor,
  colls: readonly CollectionName[],
  { hold }: Cut,
  budget: Budget,
): AsyncGenerator<FeedEntry> {
  for (const coll of colls) {
    if (hold[coll] === 'window') continue
    for await (const { doc, audience, rev } of budget.inTurns(tenant.store.scan(coll, { tokens: [...held] }))) {
      const view = viewOf(coll, doc, audience, held)
      if (!view) continue
      const d = hold[coll] === 'list' ? listedOf(coll, view) : view
      yield { o: 'u', c: coll, d, rev, ...(d !== view && { few: true }) }
    }
  }
}
