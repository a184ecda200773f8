import type { CollectionName, LoggedOperation } from '@bandiera/domain'
import { PortalError } from '../errors.ts'
import { withPauses } from '../scheduling.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { isPlain, type Filter, parseFilter } from './filter.ts'
import { type ChangeOf, changeOne, guarded, insertOne, type Written } from './guarded-write.ts'
import { asStored } from './mongodb/order.ts'
import { type Asking, firstOf, visible } from './read.ts'
import { parseOrder } from './shape.ts'
import { splitBase, updated, updatedOnto } from './update.ts'
import { parseReplacement, parseUpdate, refuseConflicts } from './update-guard.ts'
import { hasOperators } from './mongodb/conditions.ts'

const MOST = 10_000
/** When the found record changed in the meantime, another one is looked for. */
const ATTEMPTS = 3

/** What a call did, and where in the log it is. */
interface Changed {
  written: Written[]
  operazione: LoggedOperation | null
}

/** The new ids, in order. All of them are stored, or none. */
export async function insertAll(
  { visitor, coll }: Asking,
  documents: unknown,
): Promise<Pick<Changed, 'operazione'> & { ids: string[] }> {
  if (!Array.isArray(documents)) throw new PortalError('REQUEST_INVALID', 'documents')
  const docs = documents.map(parseReplacement)
  return guarded(visitor, coll, async (guard) => {
    const done: Awaited<ReturnType<typeof insertOne>>[] = []
    for await (const doc of withPauses(docs)) done.push(await insertOne(guard, doc))
    return {
      ids: done.map(({ stored }) => stored.doc._id),
      operazione: guard.writer.written() ?? done[0]?.operazione ?? null,
    }
  })
}

interface Wanted {
  query: unknown
  sort?: unknown
  change: ChangeOf
}

/** Changes the first match, if there is one. */
export async function changeFirst(asking: Asking, { query, sort, change }: Wanted): Promise<Changed> {
  const { visitor, coll, budget } = asking
  const filter = parseFilter(coll, query)
  const order = { sort: parseOrder(sort), limit: 1 }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const ids: string[] = []
    for await (const { _id } of firstOf(visible(asking, filter), order, budget)) ids.push(_id)
    if (ids.length === 0) return { written: [], operazione: null }
    const done = await changeThese(visitor, coll, { ids, filter, change })
    if (done.written.length > 0) return done
  }
  throw new PortalError('RECORD_CHANGED')
}

/** Changes every match. All of them are stored, or none. */
export async function changeAll(asking: Asking, { query, change }: Wanted): Promise<Changed> {
  const { visitor, coll } = asking
  const filter = parseFilter(coll, query)
  const ids: string[] = []
  for await (const { _id } of visible(asking, filter)) {
    if (ids.length === MOST) throw new PortalError('WRITE_TOO_MANY', MOST)
    ids.push(_id)
  }
  return changeThese(visitor, coll, { ids, filter, change })
}

/** Those that the filter still asks for. */
const changeThese = (
  visitor: Visitor,
  coll: CollectionName,
  { ids, filter, change }: { ids: readonly string[]; filter: Filter; change: ChangeOf },
): Promise<Changed> =>
  guarded(visitor, coll, async (guard) => {
    const written: Written[] = []
    for await (const id of withPauses(ids)) {
      const one = await changeOne(guard, id, filter, change)
      if (one) written.push(one)
    }
    return { written, operazione: guard.writer.written() }
  })

/**
 * An update of a version (`$set.versione`) is merged with what others did since. With the stored version in the query
 * its author has seen what others did, and wins where both changed the same.
 */
export const byUpdate = ({ update: given, arrayFilters }: Update, query?: unknown): ChangeOf => {
  const { update, base } = splitBase(parseUpdate(given, arrayFilters))
  const apply: ChangeOf['apply'] = (before) => updated(before, update)
  if (base === null) return { op: 'update', apply }
  const seen = isPlain(query) && typeof query.versione === 'number' ? query.versione : undefined
  return { op: 'update', apply, onto: { base, seen, merge: (sides, table) => updatedOnto(update, sides, table) } }
}

interface Update {
  update?: unknown
  arrayFilters?: unknown
}

export const byReplacement = (replacement: unknown): ChangeOf => {
  const parsed = parseReplacement(replacement)
  return { op: 'replace', apply: (before) => ({ ...parsed, _id: parsed._id ?? before._id }) }
}

export const byDeletion: ChangeOf = { op: 'delete', apply: () => null }

type Doc = Record<string, unknown>

/** It has the `_id` that was looked for. */
export function insertedByUpdate(query: unknown, { update, arrayFilters }: Update): Doc {
  const start = equalFields(query)
  const doc = updated(start, parseUpdate(update, arrayFilters), { inserts: true })
  if (start._id !== undefined && doc._id !== start._id) throw new PortalError('WRITE_ID')
  return doc
}

/** A replacement may leave the `_id` out. */
export function insertedByReplacement(query: unknown, replacement: unknown): Doc {
  const { _id } = equalFields(query)
  const doc = parseReplacement(replacement)
  if (_id !== undefined && doc._id !== undefined && doc._id !== _id) throw new PortalError('WRITE_ID')
  return { ...(_id !== undefined && { _id }), ...doc }
}

/**
 * Fields that a query demands to be equal to something, also as the only value of `$in`, `$all` or `$or`
 * (https://www.mongodb.com/docs/manual/reference/method/db.collection.updateOne/#upsert).
 */
export function equalFields(query: unknown): Doc {
  const fields = isPlain(query) ? equalFieldsIn(query) : []
  refuseConflicts(fields.map(([path]) => path))
  return updated({}, { changes: { $set: Object.fromEntries(fields) }, items: new Map() })
}

function equalFieldsIn(query: Doc): [string, unknown][] {
  return Object.entries(query).flatMap(([name, given]): [string, unknown][] => {
    const isJoined = name === '$and' || (name === '$or' && (given as unknown[]).length === 1)
    if (isJoined) return (given as Doc[]).flatMap(equalFieldsIn)
    return name.startsWith('$') ? [] : demanded(given).map((value) => [name, asStored(value)])
  })
}

function demanded(given: unknown): unknown[] {
  if (!hasOperators(given)) return [given]
  return Object.entries(given).flatMap(([operator, operand]) => {
    if (operator === '$eq') return [operand]
    const values = operator === '$all' || operator === '$in' ? (operand as unknown[]) : []
    return operator === '$in' && values.length > 1 ? [] : values.filter((value) => !hasOperators(value))
  })
}
