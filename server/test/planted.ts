import { schemas, type CollectionName } from '@bandiera/domain'
import type { Node } from './schema-node.ts'

/** A place of a record where its schema knows a limit: steps by key, `0` into a list. */
interface Limited {
  path: readonly (string | number)[]
  /** A value that the schema does not take. */
  wrong: unknown
}

/** A record of a later version than this one, or of an earlier: something in it that this version's schema refuses. */
export interface Planted {
  coll: CollectionName
  /** `preferenze.densita` */
  at: string
  /** The field as it is in the record: the whole way down to the wrong value. */
  field: Record<string, unknown>
}

/** Every place of every collection with a vocabulary or a longest text, each with a value that is outside of it or too long. */
export const planted: Planted[] = (Object.keys(schemas) as CollectionName[]).flatMap((coll) => {
  const limits = limitsOf(schemas[coll] as unknown as Node)
  // branches of a union name the same places
  const places = new Map(limits.map(({ path, wrong }) => [path.join('.'), nested(path, wrong)]))
  return [...places].map(([at, field]) => ({ coll, at, field: field as Record<string, unknown> }))
})

/** The record with what is planted in it, and the rest of its fields as they were. */
export const withPlanted = <T extends object>(record: T, { field }: Planted): T => laidOver(record, field) as T

function laidOver(under: unknown, over: unknown): unknown {
  if (!isObject(under) || !isObject(over)) return over
  return {
    ...under,
    ...Object.fromEntries(Object.entries(over).map(([key, value]) => [key, laidOver(under[key], value)])),
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function limitsOf(node: Node): Limited[] {
  const { type, shape, innerType, element, valueType, options, checks = [] } = node._zod.def
  const inside = (key: string | number, child: Node): Limited[] =>
    limitsOf(child).map(({ path, wrong }) => ({ path: [key, ...path], wrong }))
  if (shape) return Object.entries(shape).flatMap(([key, child]) => inside(key, child))
  if (innerType) return limitsOf(innerType)
  if (element) return inside(0, element)
  if (valueType) return inside('chiave', valueType)
  if (options) return options.flatMap(limitsOf)
  if (type === 'enum' || type === 'literal') return [{ path: [], wrong: 'di un’altra versione' }]
  const longest = checks.map((one) => one._zod.def).find(({ check }) => check === 'max_length')?.maximum
  return type === 'string' && longest !== undefined ? [{ path: [], wrong: 'x'.repeat(longest + 1) }] : []
}

function nested([key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value
  return typeof key === 'number' ? [nested(rest, value)] : { [key]: nested(rest, value) }
}
