import type { AnyRecord, CollectionName } from '@bandiera/domain'
import { viewOf } from '@bandiera/policy'
import { withPauses } from '../feed/with-pauses.ts'
import type { Visitor } from '../routes/visitor.ts'
import { parseFilter, type Filter } from './filter.ts'
import { sortedBy } from './mongo/sort.ts'
import { isListOrder, parseLimit, parseProjection, parseSort, projected } from './shape.ts'

/** Decoded arguments of `find`, as realm-web sends them. */
export interface FindArguments {
  query?: unknown
  project?: unknown
  sort?: unknown
  limit?: unknown
}

/** Records that the visitor sees and the filter matches, as the visitor sees them, by `_id` descending. */
export async function* visible(visitor: Visitor, coll: CollectionName, filter: Filter): AsyncGenerator<AnyRecord> {
  const { held, tenant } = visitor
  const candidates = tenant.store.scan(coll, { ...filter.prefilter, tokens: [...held] })
  for await (const { doc, audience } of withPauses(candidates)) {
    const view = viewOf(coll, doc, audience, held)
    if (view && filter.test(view)) yield view
  }
}

/** `find`: without a sort, or with `{_id: -1}`, records come newest first and a limit ends the search early. */
export async function find(visitor: Visitor, coll: CollectionName, wanted: FindArguments): Promise<object[]> {
  const filter = parseFilter(coll, wanted.query)
  const sort = parseSort(wanted.sort)
  const projection = parseProjection(wanted.project)
  const limit = parseLimit(wanted.limit)
  const stopAt = isListOrder(sort) ? limit : Infinity
  const found: AnyRecord[] = []
  for await (const view of visible(visitor, coll, filter)) {
    found.push(view)
    if (found.length >= stopAt) break
  }
  const ordered = sort && !isListOrder(sort) ? sortedBy(found, sort) : found
  return ordered.slice(0, limit).map((view) => projected(view, projection))
}

/** `findOne`: the first of `find`, `null` when there is none. */
export async function findOne(visitor: Visitor, coll: CollectionName, wanted: FindArguments): Promise<object | null> {
  return (await find(visitor, coll, { ...wanted, limit: 1 }))[0] ?? null
}

/** `count`: only of what the visitor sees, so that it tells nothing about the rest. */
export async function count(visitor: Visitor, coll: CollectionName, wanted: FindArguments): Promise<number> {
  const limit = parseLimit(wanted.limit)
  let counted = 0
  for await (const _view of visible(visitor, coll, parseFilter(coll, wanted.query))) {
    counted += 1
    if (counted >= limit) break
  }
  return counted
}
