import type { AnyRecord, CollectionName } from '@bandiera/domain'
import { viewOf } from '@bandiera/policy'
import type { Visitor } from '../accounts/visitor.ts'
import { type Budget, weightOf } from '../http/bounds/budget.ts'
import { parseFilter, type Filter } from './filter.ts'
import { sortedBy, type Sort } from './mongodb/order.ts'
import { isListOrder, parseLimit, parseProjection, parseSort, projected } from './shape.ts'

export interface FindArguments {
  query?: unknown
  project?: unknown
  sort?: unknown
  limit?: unknown
}

/** As the visitor sees them, by `_id` descending. */
export async function* visible(
  visitor: Visitor,
  coll: CollectionName,
  filter: Filter,
  budget: Budget,
): AsyncGenerator<AnyRecord> {
  const { held, tenant } = visitor
  const candidates = tenant.store.scan(coll, { ...filter.prefilter, tokens: [...held] })
  for await (const { doc, audience } of budget.inTurns(candidates)) {
    const view = viewOf(coll, doc, audience, held)
    if (view && filter.test(view)) yield view
  }
}

/** `find`: without a sort, or with `{_id: -1}`, records are newest first and a limit ends the search early. */
export async function* find(
  visitor: Visitor,
  coll: CollectionName,
  wanted: FindArguments,
  budget: Budget,
): AsyncGenerator<object> {
  const filter = parseFilter(coll, wanted.query)
  const sort = parseSort(wanted.sort)
  const projection = parseProjection(wanted.project)
  const limit = parseLimit(wanted.limit)
  const wantedOrder = isListOrder(sort) ? null : sort
  for await (const view of firstOf(visible(visitor, coll, filter, budget), { sort: wantedOrder, limit }, budget))
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
  if (!sort) {
    let left = limit
    for await (const doc of docs) {
      yield doc
      left -= 1
      if (left <= 0) return
    }
    return
  }
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

export async function findOne(
  visitor: Visitor,
  coll: CollectionName,
  wanted: FindArguments,
  budget: Budget,
): Promise<object | null> {
  for await (const doc of find(visitor, coll, { ...wanted, limit: 1 }, budget)) return doc
  return null
}

/** Only of what the visitor sees: it reveals nothing about the rest. */
export async function count(
  visitor: Visitor,
  coll: CollectionName,
  wanted: FindArguments,
  budget: Budget,
): Promise<number> {
  const limit = parseLimit(wanted.limit)
  let counted = 0
  for await (const _view of visible(visitor, coll, parseFilter(coll, wanted.query), budget)) {
    counted += 1
    if (counted >= limit) break
  }
  return counted
}
