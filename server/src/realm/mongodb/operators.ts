import { compare, equal, kindOf } from './order.ts'
import { isObject } from './paths.ts'

/** In Italian; the caller says where. */
export class DoesNotFit extends Error {}

/** The value after it, from the one before (`undefined` when it is missing) and what the update says. */
type Operator = (current: unknown, operand: unknown) => unknown

/** As https://www.mongodb.com/docs/manual/reference/operator/update/ has them; `null` is a value. */
export const putting: Record<string, Operator> = {
  $set: (_current, operand) => operand,
  $setOnInsert: (_current, operand) => operand,
  $inc: (current = 0, operand) => calculated('$inc', [current, operand], (a, b) => a + b),
  $mul: (current = 0, operand) => calculated('$mul', [current, operand], (a, b) => a * b),
  $min: (current, operand) => (current !== undefined && compare(current, operand) <= 0 ? current : operand),
  $max: (current, operand) => (current !== undefined && compare(current, operand) >= 0 ? current : operand),
  $push: (current = [], operand) => {
    const { items, position } = pushed(operand)
    const list = [...listOf('$push', current)]
    // below zero counts from the end
    list.splice(position ?? list.length, 0, ...items)
    return list
  },
  $addToSet: (current = [], operand) => {
    const list = [...listOf('$addToSet', current)]
    for (const item of pushed(operand).items) if (!list.some((one) => equal(one, item))) list.push(item)
    return list
  },
}

/** A field that is missing stays missing. */
export const shortening: Record<string, Operator> = {
  $pop: (current, end) => {
    const list = listOf('$pop', current)
    return end === 1 ? list.slice(0, -1) : list.slice(1)
  },
  $pullAll: (current, operand) =>
    listOf('$pullAll', current).filter((item) => !(operand as unknown[]).some((one) => equal(one, item))),
}

export const pulled = (current: unknown, test: (item: unknown) => boolean): unknown[] =>
  listOf('$pull', current).filter((item) => !test(item))

function listOf(operator: string, current: unknown): unknown[] {
  if (!Array.isArray(current)) throw new DoesNotFit(`${operator} vuole un elenco, ma qui ${KINDS[kindOf(current)]}`)
  return current as unknown[]
}

interface Each {
  $each: unknown[]
  $position?: number
}

/** The guard lets `$` names through in the form of `$each` alone. */
function pushed(operand: unknown): { items: unknown[]; position?: number | undefined } {
  const isEach = typeof operand === 'object' && operand !== null && '$each' in operand
  return isEach ? { items: (operand as Each).$each, position: (operand as Each).$position } : { items: [operand] }
}

/** Whole numbers stay whole, and none becomes infinite. */
function calculated(name: string, [a, b]: [unknown, unknown], calculate: (a: number, b: number) => number): number {
  if (typeof a !== 'number') throw new DoesNotFit(`${name} vuole un numero, ma qui ${KINDS[kindOf(a)]}`)
  const result = calculate(a, b as number)
  const wasExact = Number.isSafeInteger(a) && Number.isSafeInteger(b)
  if (!Number.isFinite(result) || (wasExact && !Number.isSafeInteger(result)))
    throw new DoesNotFit(`il risultato di ${name} è troppo grande per essere esatto`)
  // there is one zero in what is stored
  return result === 0 ? 0 : result
}

export type ItemTests = ReadonlyMap<string, (item: unknown) => boolean>

/** `$[]` means all items of a list, `$[name]` those that a filter is about. */
export const isItems = (part: string): boolean => part.startsWith('$[') && part.endsWith(']')
export const hasItems = (path: string): boolean => path.split('.').some(isItems)
export const nameOf = (part: string): string => part.slice(2, -1)

/** Places that one change may touch, and characters that it may write there: a record of MongoDB has 16 MB. */
const MOST_PLACES = 10_000
const MOST_TEXT = 16_000_000

/**
 * As https://www.mongodb.com/docs/manual/reference/operator/update/positional-filtered/ has it. The list has to be
 * there.
 */
export function withoutItems(
  doc: Record<string, unknown>,
  { path, operand }: { path: string; operand: unknown },
  tests: ItemTests,
): string[] {
  if (!hasItems(path)) return [path]
  const places = placesOf(doc, [], path.split('.'), tests)
  if (places.length > MOST_PLACES) throw new DoesNotFit(`più di ${MOST_PLACES} voci in una volta`)
  if (places.length * JSON.stringify(operand).length > MOST_TEXT)
    throw new DoesNotFit('è troppo da scrivere in una volta')
  return places
}

function placesOf(
  doc: Record<string, unknown>,
  before: readonly string[],
  parts: readonly string[],
  tests: ItemTests,
): string[] {
  const at = parts.findIndex(isItems)
  if (at === -1) return [[...before, ...parts].join('.')]
  const way = [...before, ...parts.slice(0, at)]
  const target = targetOf(doc, way.join('.'))
  const list = isDeadEnd(target) ? undefined : currentOf(target)
  if (!Array.isArray(list)) throw new DoesNotFit(`${parts[at]} vuole un elenco, ma qui ${KINDS[kindOf(list)]}`)
  const name = nameOf(parts[at]!)
  const isMeant = name === '' ? () => true : tests.get(name)!
  return list.flatMap((item, n) =>
    isMeant(item) ? placesOf(doc, [...way, String(n)], parts.slice(at + 1), tests) : [],
  )
}

type Holder = Record<string, unknown> | unknown[]

/** The last thing on a path that is there, and what is missing below it. */
export interface Target {
  holder: Holder
  rest: readonly [string, ...string[]]
}

/** A path that leads nowhere: a value on the way, or a list asked for a name. */
export interface DeadEnd {
  at: string
  kind: string
  field: string
}

/** Never into every item of a list (https://www.mongodb.com/docs/manual/core/document/#dot-notation). */
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

export const currentOf = ({ holder, rest: [name, ...below] }: Target): unknown =>
  below.length > 0 ? undefined : childOf(holder, name)

/** With the objects that are missing on the way; a list is filled with `null` up to there. */
export function putAt({ holder, rest: [name, ...below] }: Target, value: unknown): void {
  const whole = below.reduceRight<unknown>((inside, part) => ({ [part]: inside }), value)
  if (!Array.isArray(holder)) {
    holder[name] = whole
    return
  }
  while (holder.length < Number(name)) holder.push(null)
  holder[Number(name)] = whole
}

/** An item of a list becomes `null`, so that the others keep their number. */
export function takeAway(target: Target): void {
  const { holder, rest } = target
  if (currentOf(target) === undefined) return
  if (Array.isArray(holder)) holder[Number(rest[0])] = null
  else delete holder[rest[0]]
}

const KINDS = {
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
