import type { AnyRecord, CollectionName } from '@bandiera/domain'
import { viewOf } from '@bandiera/policy'
import type { Visitor } from '../accounts/visitor.ts'
import { type Budget, weightOf } from '../http/bounds/budget.ts'
import { parseFilter, type Filter } from './filter.ts'
import { sortedBy, type Sort } from './mongodb/order.ts'
import { parseLimit, parseOrder, parseProjection, projected } from './shape.ts'

/** Decoded, as realm-web sends them. */
export type Arguments = Record<string, unknown>

/** Of one call: the caller, the collection, and what the answer may cost. */
export interface Asking {
  visitor: Visitor
  coll: CollectionName
  budget: Budget
}

/** As the visitor sees them, by `_id` descending. */
export async function* visible({ visitor, coll, budget }: Asking, filter: Filter): AsyncGenerator<AnyRecord> {
  const { held, tenant } = visitor
  const candidates = tenant.store.scan(coll, { ...filter.prefilter, tokens: [...held] })
  for await (const { doc, audience } of budget.inTurns(candidates)) {
    const view = viewOf(coll, doc, audience, held)
    if (view && filter.test(view)) yield view
  }
}

/** Without a sort, or with `{_id: -1}`, records are newest first and a limit ends the search early. */
export async function* find(asking: Asking, wanted: Arguments): AsyncGenerator<object> {
  const filter = parseFilter(asking.coll, wanted.query)
  const sort = parseOrder(wanted.sort)
  const projection = parseProjection(wanted.project)
  const limit = parseLimit(wanted.limit)
  for await (const view of firstOf(visible(asking, filter), { sort, limit }, asking.budget))
    yield projected(view, projection)
}

/** Records held beyond twice a limit before a sort cuts them. */
const SPARE = 1000

/** Without an order no record is held. */
export async function* firstOf<D extends object>(
  docs: AsyncIterable<D>,
  { sort, limit }: { sort: Sort | null; limit: number },
  budget: Budget,
): AsyncGenerator<D> {
  if (!sort) return yield* limited(docs, limit)
  const ordered = async (all: D[]): Promise<D[]> =>
    (await sortedBy(all, sort, budget.inTurns)).slice(0, Math.min(limit, all.length))
  let held: D[] = []
  let bytes = 0
  for await (const doc of docs) {
    held.push(doc)
    bytes += weightOf(doc, budget.left())
    if (held.length >= 2 * limit + SPARE) {
      held = await ordered(held)
      bytes = held.reduce((sum, one) => sum + weightOf(one, budget.left()), 0)
    }
    budget.demandHeld(bytes)
  }
  // what is made of each is work too
  yield* budget.inTurns(await ordered(held))
}

export async function* limited<D>(docs: AsyncIterable<D>, limit: number): AsyncGenerator<D> {
  let left = limit
  if (left === 0) return
  for await (const doc of docs) {
    yield doc
    left -= 1
    if (left === 0) return
  }
}

export async function findOne(asking: Asking, wanted: Arguments): Promise<object | null> {
  for await (const doc of find(asking, { ...wanted, limit: 1 })) return doc
  return null
}

/** Only of what the visitor sees: it reveals nothing about the rest. */
export async function count(asking: Asking, wanted: Arguments): Promise<number> {
  const limit = parseLimit(wanted.limit)
  let counted = 0
  for await (const _view of limited(visible(asking, parseFilter(asking.coll, wanted.query)), limit)) counted += 1
  return counted
}
