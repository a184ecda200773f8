import { kindOf } from './order.ts'
import { isObject } from './paths.ts'

type Holder = Record<string, unknown> | unknown[]

/** Where a path of an update leads in a record: the last thing on the way that is there, and what is missing below it. */
export interface Target {
  holder: Holder
  /** At least one name; more than one when objects on the way are missing. */
  rest: readonly [string, ...string[]]
}

/** A path that can lead nowhere: a value on the way, or a list asked for a name. */
export interface DeadEnd {
  /** The path of what is in the way, and its kind. */
  at: string
  kind: string
  field: string
}

/**
 * Walks a dotted path as an update does: through objects by name and through lists by number, never into every item of a list
 * (https://www.mongodb.com/docs/manual/core/document/#dot-notation).
 */
export function targetOf(doc: Record<string, unknown>, path: string): Target | DeadEnd {
  const parts = path.split('.')
  let holder: unknown = doc
  for (const [n, part] of parts.entries()) {
    const deadEnd = { at: parts.slice(0, n).join('.'), kind: KINDS[kindOf(holder)], field: part }
    if (!isObject(holder) && !(Array.isArray(holder) && isIndex(part))) return deadEnd
    const target = { holder, rest: parts.slice(n) as [string, ...string[]] }
    const value = childOf(holder, part)
    if (value === undefined || n === parts.length - 1) return target
    holder = value
  }
  throw new Error('a path has at least one part')
}

export const isDeadEnd = (target: Target | DeadEnd): target is DeadEnd => 'kind' in target

/** What is there now; `undefined` when the field is missing. */
export const currentOf = ({ holder, rest: [name, ...below] }: Target): unknown =>
  below.length > 0 ? undefined : childOf(holder, name)

/** Puts a value where the path leads, with the objects that are missing on the way; a list is filled with `null` up to there. */
export function putAt({ holder, rest: [name, ...below] }: Target, value: unknown): void {
  const whole = below.reduceRight<unknown>((inside, part) => ({ [part]: inside }), value)
  if (!Array.isArray(holder)) {
    holder[name] = whole
    return
  }
  while (holder.length < Number(name)) holder.push(null)
  holder[Number(name)] = whole
}

/** Takes away what is there; an item of a list becomes `null`, so that the others keep their number. */
export function takeAway(target: Target): void {
  const { holder, rest } = target
  if (currentOf(target) === undefined) return
  if (Array.isArray(holder)) holder[Number(rest[0])] = null
  else delete holder[rest[0]]
}

/** How a kind of value is called in an error. */
export const KINDS = {
  undefined: 'manca',
  null: 'è vuoto (null)',
  number: 'è un numero',
  string: 'è un testo',
  object: 'è un oggetto',
  array: 'è un elenco',
  boolean: 'è un sì/no',
} as const

const isIndex = (part: string): boolean => /^(?:0|[1-9]\d*)$/.test(part)

function childOf(holder: Holder, name: string): unknown {
  if (Array.isArray(holder)) return holder[Number(name)]
  return Object.hasOwn(holder, name) ? holder[name] : undefined
}
