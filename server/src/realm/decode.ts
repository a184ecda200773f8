import { PortalError } from '../errors.ts'

/** Levels of nesting, items of a list. */
const DEEPEST = 12
const LONGEST = 10_000
/** Fields of one object: several times what the widest record has. */
const WIDEST = 1000
const FORBIDDEN_NAMES = ['__proto__', 'constructor', 'prototype']
const PATTERN = '$regularExpression'
const TYPES = ['$oid', '$date', '$numberInt', '$numberLong', '$numberDouble']
/** Without a meaning here; code and patterns could run, decimals would never match a number. */
const REFUSED_TYPES =
  '$numberDecimal $binary $uuid $code $scope $symbol $dbPointer $ref $timestamp $minKey $maxKey $undefined'
    .split(' ')
    .concat(PATTERN)

/**
 * Canonical or relaxed Extended JSON as it is stored: an ObjectId as its hex digits, a date as its ISO text. In a query
 * a date stays a `Date`, to be compared with days and instants alone, and a pattern becomes its `$regex`.
 */
export function decode(value: unknown, use: 'record' | 'query' = 'record', depth = 1): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) throw new PortalError('VALUE_DEEP', DEEPEST)
  const within = (item: unknown): unknown => decode(item, use, depth + 1)
  if (Array.isArray(value)) {
    if (value.length > LONGEST) throw new PortalError('VALUE_LONG', LONGEST)
    return value.map(within)
  }
  if (Object.keys(value).length > WIDEST) throw new PortalError('VALUE_WIDE', WIDEST)
  const scalar = scalarOf(value as Record<string, unknown>, use)
  if (scalar !== undefined) return scalar
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [checkedName(name), within(item)]))
}

export function checkedName(name: string): string {
  if (name.split('.').some((part) => FORBIDDEN_NAMES.includes(part))) throw new PortalError('VALUE_NAME', name)
  return name
}

type Scalar = string | number | Date | Record<string, unknown>

/**
 * `undefined` for an ordinary object. A wrapper such as `{"$numberInt":"7"}` is alone in its object: beside other names
 * a reader of Extended JSON and a query would understand it differently.
 */
function scalarOf(value: Record<string, unknown>, use: 'record' | 'query'): Scalar | undefined {
  const names = Object.keys(value)
  const type = names.find((name) => TYPES.includes(name) || REFUSED_TYPES.includes(name))
  if (type === undefined) return undefined
  const content = value[type]
  if (type === PATTERN && use === 'query' && names.length === 1) return patternCondition(content)
  if (names.length > 1 || REFUSED_TYPES.includes(type)) throw new PortalError('VALUE_REFUSED', type)
  if (type === '$oid') return idText(content)
  if (type === '$date') return use === 'query' ? dateOf(content) : dateOf(content).toISOString()
  return type === '$numberLong' ? safe(content) : finite(content)
}

function idText(content: unknown): string {
  if (typeof content === 'string' && /^[0-9a-f]{24}$/i.test(content)) return content.toLowerCase()
  throw new PortalError('VALUE_REFUSED', '$oid')
}

function finite(content: unknown): number {
  const number = typeof content === 'string' && content.trim() !== '' ? Number(content) : Number.NaN
  if (!Number.isFinite(number)) throw new PortalError('VALUE_UNSAFE', String(content))
  return number
}

function safe(content: unknown): number {
  const number = finite(content)
  if (!Number.isSafeInteger(number)) throw new PortalError('VALUE_UNSAFE', String(content))
  return number
}

/** With years of four digits, so that ISO texts sort as the dates do. */
const FIRST = Date.parse('0000-01-01T00:00:00Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

function dateOf(content: unknown): Date {
  const isText = typeof content === 'string' && /^\d{4}-\d\d-\d\d/.test(content)
  const date = new Date(isText ? content : safe((content as { $numberLong?: unknown } | null)?.$numberLong))
  const time = date.getTime()
  if (!(time >= FIRST && time <= LAST)) throw new PortalError('VALUE_REFUSED', '$date')
  return date
}

function patternCondition(content: unknown): Record<string, unknown> {
  const { pattern, options } = (content ?? {}) as { pattern?: unknown; options?: unknown }
  if (typeof pattern !== 'string' || typeof options !== 'string') throw new PortalError('VALUE_REFUSED', PATTERN)
  return { $regex: pattern, $options: options }
}
