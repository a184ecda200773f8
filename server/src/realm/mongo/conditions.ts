import { asStored, instantOf } from './instants.ts'
import { compare, kindOf } from './order.ts'
import { isObject, type Look } from './paths.ts'
import { patternOf } from './pattern.ts'
import { isOfType, typeNames } from './types.ts'

/** What a condition on a field says: of something that its path reaches, of nothing, or several at once. */
export type Condition = { look: Look } | { not: Condition } | { all: Condition[] }
type Test = (doc: unknown) => boolean
/** Compiles a whole query; given from outside, since conditions hold queries and queries hold conditions. */
type Compile = (query: Record<string, unknown>) => Test

/** Whether a condition holds, `some` saying what is looked at. */
export function holds(condition: Condition, some: (look: Look) => boolean): boolean {
  if ('look' in condition) return some(condition.look)
  if ('not' in condition) return !holds(condition.not, some)
  return condition.all.every((one) => holds(one, some))
}

/** The condition on one field: a value to equal, or operators that all have to hold. The guard has checked its shape. */
export function conditionOf(given: unknown, compile: Compile): Condition {
  if (!hasOperators(given)) return look(equals(given))
  return { all: Object.entries(given).map(([name, operand]) => operatorOf(name, operand, given, compile)) }
}

function operatorOf(name: string, operand: unknown, given: Record<string, unknown>, compile: Compile): Condition {
  const list = operand as unknown[]
  switch (name) {
    case '$eq':
      return look(equals(operand))
    case '$ne':
      return { not: look(equals(operand)) }
    case '$in':
      return look(anyOf(list))
    case '$nin':
      return { not: look(anyOf(list)) }
    case '$all':
      return { all: list.length === 0 ? [NEVER] : list.map((one) => allItem(one, compile)) }
    case '$exists':
      return isTrue(operand) ? look(isThere) : { not: look(isThere) }
    case '$type':
      return look(ofType(operand))
    case '$size':
      return { look: { items: false, test: (value) => Array.isArray(value) && value.length === operand } }
    case '$elemMatch':
      return elemMatch(operand as Record<string, unknown>, compile)
    case '$not':
      return { not: conditionOf(operand, compile) }
    case '$regex':
      return look(matches(operand, given.$options))
    // of the `$regex` beside it
    case '$options':
      return { all: [] }
    default:
      return look(ordered(operand, COMPARISONS[name]!))
  }
}

const look = (test: Look['test']): Condition => ({ look: { items: true, test } })
const NEVER: Condition = look(() => false)
const isThere = (value: unknown): boolean => value !== undefined
const isTrue = (value: unknown): boolean => value !== false && value !== 0 && value !== null

const COMPARISONS: Record<string, (order: number) => boolean> = {
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
}
const SAME = (order: number): boolean => order === 0

const equals = (operand: unknown): Look['test'] => ordered(operand, SAME)

/** Only values of one type are compared; a missing field is as good as `null`, and a `Date` is compared with days and instants. */
function ordered(operand: unknown, accepts: (order: number) => boolean): Look['test'] {
  if (operand instanceof Date) {
    return (value) => {
      const instant = instantOf(value)
      return instant !== null && accepts(instant - operand.getTime())
    }
  }
  if (operand === null) return (value) => (value === null || value === undefined) && accepts(0)
  const wanted = asStored(operand)
  return (value) => kindOf(value) === kindOf(wanted) && accepts(compare(value, wanted))
}

function anyOf(list: readonly unknown[]): Look['test'] {
  // looked up: a list may have ten thousand of them
  const isPlain = (one: unknown): boolean => typeof one === 'string' || typeof one === 'number'
  const plain = new Set(list.filter(isPlain))
  const others = list.filter((one) => !isPlain(one)).map(equals)
  return (value) => plain.has(value) || others.some((test) => test(value))
}

function ofType(operand: unknown): Look['test'] {
  const names = typeNames(operand) ?? []
  return (value) => names.some((name) => isOfType(value, name))
}

function matches(pattern: unknown, options: unknown): Look['test'] {
  const test = patternOf(pattern, options)
  return (value) => typeof value === 'string' && test !== null && test(value)
}

const allItem = (one: unknown, compile: Compile): Condition =>
  hasOperators(one) ? elemMatch(one.$elemMatch as Record<string, unknown>, compile) : look(equals(one))

/** Of a list with an item that meets all of it: operators are about the item itself, anything else is a query on its fields. */
function elemMatch(operand: Record<string, unknown>, compile: Compile): Condition {
  const test = isItemCondition(operand) ? itemTest(conditionOf(operand, compile)) : recordTest(compile(operand))
  return { look: { items: false, test: (value) => Array.isArray(value) && value.some(test) } }
}

const itemTest =
  (condition: Condition): Look['test'] =>
  (item) =>
    holds(condition, ({ test }) => test(item))

/** A list inside a list is asked as an object whose fields are numbers. */
const recordTest =
  (test: Test): Look['test'] =>
  (item) =>
    Array.isArray(item) ? test({ ...item }) : isObject(item) && test(item)

export const LOGIC = ['$and', '$or', '$nor']

/** Whether an `$elemMatch` is about the items themselves: its first name says it. */
export function isItemCondition(operand: Record<string, unknown>): boolean {
  const [first = ''] = Object.keys(operand)
  return first.startsWith('$') && !LOGIC.includes(first)
}

export const hasOperators = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !(value instanceof Date) && Object.keys(value).some((name) => name.startsWith('$'))
