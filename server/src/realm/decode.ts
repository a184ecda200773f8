import { PortalError } from '../errors.ts'

/** Levels of nesting and items of a list that a client may send. */
const DEEPEST = 12
const LONGEST = 10_000
const FORBIDDEN_NAMES = ['__proto__', 'constructor', 'prototype']
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

/** The value behind a type wrapper such as `{"$numberInt":"7"}`; `undefined` for an ordinary object. */
function scalarOf(value: Record<string, unknown>): string | number | undefined {
  const [name = '', ...others] = Object.keys(value)
  if (!name.startsWith('$')) return undefined
  if (REFUSED_TYPES.includes(name)) throw new PortalError('VALUE_REFUSED', name)
  const content = value[name]
  if (others.length > 0) return undefined
  if (name === '$oid' && typeof content === 'string') return content
  if (name === '$numberInt' || name === '$numberDouble') return finite(content)
  if (name === '$numberLong') return safe(content)
  return name === '$date' ? dateText(content) : undefined
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
