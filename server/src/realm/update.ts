import { PortalError } from '../errors.ts'
import { guardCondition, guardFilter, isPlain } from './filter-guard.ts'
import { hasOperators, isItemCondition } from './mongo/conditions.ts'
import { asStored } from './mongo/instants.ts'
import { DoesNotFit, pulled, putting } from './mongo/operators.ts'
import { equal } from './mongo/order.ts'
import { compileQuery } from './mongo/query.ts'
import { currentOf, isDeadEnd, putAt, takeAway, targetOf } from './mongo/target.ts'

type Doc = Record<string, unknown>
export type Update = Record<string, Doc>

const OPERATORS = [...Object.keys(putting), '$unset', '$pull']
/** A path as deep as data may be; an index no longer than a list may be. */
const DEEPEST = 12
const LONGEST = 10_000

/** Checks a decoded update: allowed operators on plain paths. A whole document is refused here (`replacement`). */
export function parseUpdate(update: unknown): Update {
  if (!isPlain(update) || Object.keys(update).length === 0) throw new PortalError('UPDATE_INVALID', 'è vuota')
  for (const [operator, changes] of Object.entries(update)) {
    if (!operator.startsWith('$')) throw new PortalError('UPDATE_INVALID', 'usa $set per cambiare dei campi')
    if (!OPERATORS.includes(operator)) throw new PortalError('QUERY_OPERATOR', operator)
    if (!isPlain(changes)) throw new PortalError('UPDATE_INVALID', `${operator} vuole un oggetto`)
    for (const [path, value] of Object.entries(changes)) guardChange(operator, path, value)
  }
  refuseConflicts(Object.values(update as Update).flatMap(Object.keys))
  return update as Update
}

/** Checks a decoded replacement: a whole document, no operators. */
export function parseReplacement(replacement: unknown): Doc {
  if (!isPlain(replacement)) throw new PortalError('UPDATE_INVALID', 'il nuovo contenuto deve essere un oggetto')
  guardValue(replacement)
  return replacement
}

/** The document after an update; the given one stays as it is. `UPDATE_INVALID` when one of its operators does not fit. */
export function updated(doc: object, update: Update): Doc {
  const copy = structuredClone(doc) as Doc
  for (const [operator, changes] of Object.entries(update)) {
    for (const [path, operand] of Object.entries(changes)) apply(copy, operator, path, structuredClone(operand))
  }
  return copy
}

function apply(doc: Doc, operator: string, path: string, operand: unknown): void {
  const target = targetOf(doc, path)
  if (isDeadEnd(target)) {
    if (operator === '$unset') return
    throw new PortalError('UPDATE_INVALID', `${target.field} non può stare in ${target.at}, che ${target.kind}`)
  }
  const current = currentOf(target)
  try {
    if (operator === '$unset') takeAway(target)
    else if (operator !== '$pull') putAt(target, putting[operator]!(current, operand))
    else if (current !== undefined) putAt(target, pulled(current, itemTest(operand)))
  } catch (error) {
    if (!(error instanceof DoesNotFit)) throw error
    throw new PortalError('UPDATE_INVALID', `${path}: ${error.message}`)
  }
}

/** Which items `$pull` takes: operators are about an item, another object is a query on the items that are objects. */
function itemTest(operand: unknown): (item: unknown) => boolean {
  if (!isPlain(operand)) return (item) => equal(item, operand)
  const isAbout = isItemCondition(operand)
  const test = compileQuery(isAbout ? { item: operand } : operand)
  return isAbout ? (item) => test({ item }) : (item) => isPlain(item) && test(item)
}

/**
 * What an upsert starts from: the fields that a query demands to be equal to something, also as the only value of `$in`, `$all` or
 * `$or` (https://www.mongodb.com/docs/manual/reference/method/db.collection.updateOne/#upsert).
 */
export function equalities(query: unknown): Doc {
  const fields = isPlain(query) ? equalitiesIn(query) : []
  refuseConflicts(fields.map(([path]) => path))
  return updated({}, { $set: Object.fromEntries(fields) })
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

/** Two changes of the same field, or of a field and of a part of it, have no order that means something. */
function refuseConflicts(paths: readonly string[]): void {
  const twice = paths.find((path, n) => paths.some((other, m) => m !== n && `${other}.`.startsWith(`${path}.`)))
  if (twice !== undefined) throw new PortalError('UPDATE_INVALID', `${twice} è nominato due volte`)
}

function guardChange(operator: string, path: string, value: unknown): void {
  const parts = path.split('.')
  const wrong = parts.some((part) => part === '' || part.startsWith('$') || Number(part) >= LONGEST)
  if (wrong || parts.length > DEEPEST) throw new PortalError('UPDATE_INVALID', `percorso ${path}`)
  if (operator === '$pull')
    return isPlain(value) && !isItemCondition(value) ? guardFilter(value) : guardCondition(value)
  if (operator === '$inc' && typeof value !== 'number') throw new PortalError('UPDATE_INVALID', '$inc vuole un numero')
  const lists = operator === '$push' || operator === '$addToSet'
  guardValue(lists && hasOperators(value) ? eachOf(value, operator) : value)
}

function eachOf(value: Doc, operator: string): unknown[] {
  const allowed = operator === '$push' ? ['$each', '$position'] : ['$each']
  const other = Object.keys(value).find((name) => !allowed.includes(name))
  if (other) throw new PortalError('QUERY_OPERATOR', other)
  if (!Array.isArray(value.$each)) throw new PortalError('UPDATE_INVALID', '$each vuole un elenco')
  if (value.$position !== undefined && !Number.isSafeInteger(value.$position))
    throw new PortalError('UPDATE_INVALID', '$position vuole un numero intero')
  return value.$each
}

/** Stored data holds no operators at any depth, or a later read would take them for one. */
export function guardValue(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(guardValue)
  if (!isPlain(value)) return
  const operator = Object.keys(value).find((name) => name.startsWith('$'))
  if (operator) throw new PortalError('QUERY_OPERATOR', operator)
  Object.values(value).forEach(guardValue)
}
