import { update as mingoUpdate } from 'mingo/updater'
import { PortalError } from '../errors.ts'
import { guardCondition, guardFilter, isPlain } from './filter-guard.ts'
import { QUERY_OPTIONS } from './filter.ts'

type Doc = Record<string, unknown>
export type Update = Record<string, Doc>

const OPERATORS = ['$set', '$unset', '$inc', '$push', '$pull', '$addToSet', '$min', '$max']
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
  return update as Update
}

/** Checks a decoded replacement: a whole document, no operators. */
export function parseReplacement(replacement: unknown): Doc {
  if (!isPlain(replacement)) throw new PortalError('UPDATE_INVALID', 'il nuovo contenuto deve essere un oggetto')
  guardValue(replacement)
  return replacement
}

/** The document after an update; the given one stays as it is. */
export function updated(doc: object, update: Update): Doc {
  const copy = structuredClone(doc) as Doc
  try {
    mingoUpdate(copy, update, [], {}, { cloneMode: 'deep', queryOptions: QUERY_OPTIONS })
  } catch (error) {
    throw new PortalError('UPDATE_INVALID', error instanceof Error ? error.message : String(error))
  }
  return copy
}

/** Fields that a query demands to be equal to something: what an upsert starts from. */
export function equalities(query: unknown): Doc {
  const entries = Object.entries(isPlain(query) ? query : {})
  const equal = entries.filter(([name, value]) => !name.startsWith('$') && !(isPlain(value) && hasOperators(value)))
  return updated({}, { $set: Object.fromEntries(equal.filter(([name]) => name !== '_id')) })
}

function guardChange(operator: string, path: string, value: unknown): void {
  const parts = path.split('.')
  if (path === '_id' || path.startsWith('_id.')) throw new PortalError('WRITE_ID')
  const wrong = parts.some((part) => part === '' || part.startsWith('$') || Number(part) >= LONGEST)
  if (wrong || parts.length > DEEPEST) throw new PortalError('UPDATE_INVALID', `percorso ${path}`)
  if (operator === '$pull') return isPlain(value) && !hasOperators(value) ? guardFilter(value) : guardCondition(value)
  if (operator === '$inc' && typeof value !== 'number') throw new PortalError('UPDATE_INVALID', '$inc vuole un numero')
  const lists = operator === '$push' || operator === '$addToSet'
  guardValue(lists && isPlain(value) && hasOperators(value) ? eachOf(value, operator) : value)
}

function eachOf(value: Doc, operator: string): unknown[] {
  const allowed = operator === '$push' ? ['$each', '$position'] : ['$each']
  const other = Object.keys(value).find((name) => !allowed.includes(name))
  if (other) throw new PortalError('QUERY_OPERATOR', other)
  if (!Array.isArray(value.$each)) throw new PortalError('UPDATE_INVALID', '$each vuole un elenco')
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

const hasOperators = (value: Doc): boolean => Object.keys(value).some((name) => name.startsWith('$'))
