import { collections, type CollectionName } from '@bandiera/domain'
import type { IndexFilter } from '../store/port.ts'
import { PortalError } from '../errors.ts'
import { compileQuery, hasOperators, isItemCondition, LOGIC, typeNames } from './mongodb/conditions.ts'
import { patternOf } from './mongodb/pattern.ts'

/** `prefilter` narrows by index, `test` decides. */
export interface Filter {
  prefilter: IndexFilter
  /** Of the record as the user sees it: a hidden field never matches. */
  test: (view: object) => boolean
}

export function parseFilter(coll: CollectionName, query: unknown = {}): Filter {
  guardFilter(query)
  return { prefilter: indexFilterOf(coll, query), test: compileQuery(query) }
}

/** Only conditions that every match must meet (top level and `$and`). */
function indexFilterOf(coll: CollectionName, query: Record<string, unknown>): IndexFilter {
  const conditions = conditionsOf(query)
  const ids = textsOf(conditions.find(([path]) => path === '_id')?.[1])
  const anyOf: NonNullable<IndexFilter['anyOf']> = []
  for (const [path, condition] of conditions) {
    const values = collections[coll].indexed.includes(path) ? textsOf(condition) : null
    if (values) anyOf.push({ path, values })
  }
  return { ...(ids ? { ids } : {}), anyOf }
}

function conditionsOf(query: Record<string, unknown>): [string, unknown][] {
  const nested = Array.isArray(query.$and) ? query.$and.filter(isPlain).flatMap(conditionsOf) : []
  return [...Object.entries(query).filter(([name]) => !name.startsWith('$')), ...nested]
}

/** `null` when it demands none of some texts. */
function textsOf(condition: unknown): string[] | null {
  if (typeof condition === 'string') return [condition]
  if (!isPlain(condition)) return null
  const list = '$eq' in condition ? [condition.$eq] : condition.$in
  return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : null
}

/** Anything that runs code or sees other fields is not here. */
const COMPARE = ['$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$exists']
const LISTS = ['$in', '$nin', '$all']
const PATTERNS = '$regex (qui solo «^testo», con al più un «.*»)'

/** Each is tried on each record; the values of `$in` and `$nin` are looked up, and count as one. */
const MOST_CONDITIONS = 256

/** Allowed operators in their proper shape, and not too many. */
export function guardFilter(filter: unknown): asserts filter is Record<string, unknown> {
  if (conditionsIn(filter, MOST_CONDITIONS) > MOST_CONDITIONS)
    throw new PortalError('QUERY_WIDE', MOST_CONDITIONS, 'condizioni')
  guardParts(filter)
}

/** Stops counting beyond `most`. */
function conditionsIn(value: unknown, most: number): number {
  if (!Array.isArray(value) && !isPlain(value)) return 1
  return Object.entries(value).reduce((sum, [name, part]) => {
    if (sum > most) return sum
    return sum + (name === '$in' || name === '$nin' ? 1 : conditionsIn(part, most))
  }, 0)
}

function guardParts(filter: unknown): asserts filter is Record<string, unknown> {
  if (!isPlain(filter)) throw invalid('deve essere un oggetto')
  for (const [name, value] of Object.entries(filter)) {
    if (LOGIC.includes(name)) partsOf(name, value).forEach(guardParts)
    else if (name.startsWith('$')) throw new PortalError('QUERY_OPERATOR', name)
    else guardCondition(value)
  }
}

/** A value to equal, or operators only. */
export function guardCondition(condition: unknown): void {
  if (!hasOperators(condition)) return guardValue(condition)
  for (const name of Object.keys(condition)) guardOperator(name, condition)
}

function guardOperator(name: string, condition: Record<string, unknown>): void {
  const value = condition[name]
  if (COMPARE.includes(name)) return guardValue(value)
  if (name === '$all') return listOf(name, value).forEach(guardAllItem)
  if (LISTS.includes(name)) return listOf(name, value).forEach(guardValue)
  if (name === '$type' || name === '$size') return guardWord(name, value)
  if (name === '$regex' || name === '$options') return guardPattern(name, condition)
  if (name === '$not' && hasOperators(value)) return guardCondition(value)
  if (name !== '$elemMatch' || !isPlain(value)) throw new PortalError('QUERY_OPERATOR', name)
  if (isItemCondition(value)) guardCondition(value)
  else guardParts(value)
}

/** A value, or one `$elemMatch`. */
function guardAllItem(item: unknown): void {
  if (isPlain(item) && '$elemMatch' in item && Object.keys(item).length === 1) guardCondition(item)
  else guardValue(item)
}

function guardWord(name: string, value: unknown): void {
  if (name === '$type' && typeNames(value) === null) throw invalid('$type vuole il nome o il numero di un tipo')
  if (name === '$size' && !isWhole(value)) throw invalid('$size vuole un numero intero, da zero in su')
}

function guardPattern(name: string, { $regex, $options }: Record<string, unknown>): void {
  if (name === '$options' && $regex === undefined) throw invalid('$options va con $regex')
  if (patternOf($regex, $options) === null) throw new PortalError('QUERY_OPERATOR', PATTERNS)
}

function guardValue(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(guardValue)
  if (!isPlain(value)) return
  for (const [name, item] of Object.entries(value)) {
    if (name.startsWith('$')) throw new PortalError('QUERY_OPERATOR', name)
    guardValue(item)
  }
}

/** Of no parts, every record would be a match, or none. */
function partsOf(name: string, value: unknown): unknown[] {
  const parts = listOf(name, value)
  if (parts.length === 0) throw invalid(`${name} vuole un elenco con almeno una voce`)
  return parts
}

function listOf(name: string, value: unknown): unknown[] {
  // an object with numbers as names is not a list, even with a `length`
  if (!Array.isArray(value)) throw invalid(`${name} vuole un elenco`)
  return value
}

export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** Zero or more. */
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

export const invalid = (why: string): PortalError => new PortalError('QUERY_INVALID', why)
