import { PortalError } from '../errors.ts'

/** Operators on a field. Anything that runs code, searches by pattern or sees other fields is not here. */
const COMPARE = ['$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$exists', '$size', '$type']
const LISTS = ['$in', '$nin', '$all']
const LOGIC = ['$and', '$or', '$nor']

/** Throws unless a decoded query is made of allowed operators in their proper shape. */
export function guardFilter(filter: unknown): asserts filter is Record<string, unknown> {
  if (!isPlain(filter)) throw new PortalError('QUERY_INVALID', 'deve essere un oggetto')
  for (const [name, value] of Object.entries(filter)) {
    if (LOGIC.includes(name)) listOf(name, value).forEach(guardFilter)
    else if (name.startsWith('$')) throw new PortalError('QUERY_OPERATOR', name)
    else guardCondition(value)
  }
}

/** A condition on one field: a value to equal, or operators only. */
export function guardCondition(condition: unknown): void {
  if (!isPlain(condition)) return
  const names = Object.keys(condition)
  if (!names.some((name) => name.startsWith('$'))) return names.forEach((name) => guardValue(condition[name]))
  for (const name of names) guardOperator(name, condition[name])
}

function guardOperator(name: string, value: unknown): void {
  if (COMPARE.includes(name)) return guardValue(value)
  if (LISTS.includes(name)) return listOf(name, value).forEach(guardValue)
  if (name === '$not' && isPlain(value)) return guardCondition(value)
  if (name !== '$elemMatch' || !isPlain(value)) throw new PortalError('QUERY_OPERATOR', name)
  if (Object.keys(value).some((key) => key.startsWith('$') && !LOGIC.includes(key))) guardCondition(value)
  else guardFilter(value)
}

/** A value to compare with holds no operators at any depth. */
function guardValue(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(guardValue)
  if (!isPlain(value)) return
  for (const [name, item] of Object.entries(value)) {
    if (name.startsWith('$')) throw new PortalError('QUERY_OPERATOR', name)
    guardValue(item)
  }
}

function listOf(name: string, value: unknown): unknown[] {
  // an object with numbers as names is not a list, whatever its `length` says
  if (!Array.isArray(value)) throw new PortalError('QUERY_INVALID', `${name} vuole un elenco`)
  return value
}

export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
