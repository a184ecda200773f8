import { PortalError } from '../errors.ts'
import { isPlain } from './filter-guard.ts'
import { hasOperators } from './mongo/conditions.ts'
import { asStored } from './mongo/instants.ts'
import { updated } from './update.ts'
import { parseReplacement, parseUpdate, refuseConflicts } from './update-guard.ts'

type Doc = Record<string, unknown>

/** The document that an upsert inserts when nothing matches: it has the `_id` that was looked for. */
export function upserted(query: unknown, { update, arrayFilters }: { update?: unknown; arrayFilters?: unknown }): Doc {
  const start = equalities(query)
  const doc = updated(start, parseUpdate(update, arrayFilters), { inserts: true })
  if (start._id !== undefined && doc._id !== start._id) throw new PortalError('WRITE_ID')
  return doc
}

/** The same for a replacement, which may leave the `_id` out. */
export function upsertedWhole(query: unknown, replacement: unknown): Doc {
  const { _id } = equalities(query)
  const doc = parseReplacement(replacement)
  if (_id !== undefined && doc._id !== undefined && doc._id !== _id) throw new PortalError('WRITE_ID')
  return { ...(_id !== undefined && { _id }), ...doc }
}

/**
 * What an upsert starts from: the fields that a query demands to be equal to something, also as the only value of `$in`, `$all` or
 * `$or` (https://www.mongodb.com/docs/manual/reference/method/db.collection.updateOne/#upsert).
 */
export function equalities(query: unknown): Doc {
  const fields = isPlain(query) ? equalitiesIn(query) : []
  refuseConflicts(fields.map(([path]) => path))
  return updated({}, { changes: { $set: Object.fromEntries(fields) }, items: new Map() })
}

function equalitiesIn(query: Doc): [string, unknown][] {
  return Object.entries(query).flatMap(([name, given]): [string, unknown][] => {
    const isJoined = name === '$and' || (name === '$or' && (given as unknown[]).length === 1)
    if (isJoined) return (given as Doc[]).flatMap(equalitiesIn)
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
