import { PortalError } from '../errors.ts'

/** Levels of nesting and items of a list that a client may send. */
const DEEPEST = 12
const LONGEST = 10_000
const FORBIDDEN_NAMES = ['__proto__', 'constructor', 'prototype']
const TYPES = ['$oid', '$date', '$numberInt', '$numberLong', '$numberDouble']
/** Extended JSON types without a meaning here; code and patterns could run, decimals would never match a number. */
const REFUSED_TYPES = [
  '$numberDecimal',
  '$binary',
  '$uuid',
  '$code',
  '$scope',
  '$symbol',
  '$dbPointer',
  '$ref',
  '$regularExpression',
  '$timestamp',
  '$minKey',
  '$maxKey',
  '$undefined',
]

/**
 * Canonical or relaxed Extended JSON as plain values: numbers, text, `null`, lists, objects. An ObjectId becomes its 24
 * hex digits and a date its ISO text, which is how records are stored here.
 */
export function decode(value: unknown, depth = 1): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) throw new PortalError('VALUE_DEEP', DEEPEST)
  if (Array.isArray(value)) {
    if (value.length > LONGEST) throw new PortalError('VALUE_LONG', LONGEST)
    return value.map((item) => decode(item, depth + 1))
  }
  const scalar = scalarOf(value as Record<string, unknown>)
  if (scalar !== undefined) return scalar
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [checkedName(name), decode(item, depth + 1)]))
}

/** A name or dotted path that cannot reach a prototype. */
export function checkedName(name: string): string {
  if (name.split('.').some((part) => FORBIDDEN_NAMES.includes(part))) throw new PortalError('VALUE_NAME', name)
  return name
}

/**
 * The value behind a type wrapper such as `{"$numberInt":"7"}`; `undefined` for an ordinary object. A wrapper is alone in its
 * object: beside other names it would be one thing to a reader of Extended JSON and another to a query.
 */
function scalarOf(value: Record<string, unknown>): string | number | undefined {
  const names = Object.keys(value)
  const type = names.find((name) => TYPES.includes(name) || REFUSED_TYPES.includes(name))
  if (type === undefined) return undefined
  if (names.length > 1 || REFUSED_TYPES.includes(type)) throw new PortalError('VALUE_REFUSED', type)
  const content = value[type]
  if (type === '$oid') return idText(content)
  if (type === '$date') return dateText(content)
  return type === '$numberLong' ? safe(content) : finite(content)
}

function idText(content: unknown): string {
  if (typeof content === 'string' && /^[0-9a-f]{24}$/i.test(content)) return content
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

function dateText(content: unknown): string {
  const date = new Date(
    typeof content === 'string' ? content : safe((content as { $numberLong?: unknown })?.$numberLong),
  )
  if (Number.isNaN(date.getTime())) throw new PortalError('VALUE_REFUSED', '$date')
  return date.toISOString()
}
