import { asStored, compare, instantOf, kindOf } from './order.ts'
import { isObject, type Look, someAt } from './paths.ts'
import { patternOf } from './pattern.ts'

/** About something that the path reaches, about nothing, or several at once. */
type Condition = { look: Look } | { not: Condition } | { all: Condition[] }
type Test = (doc: unknown) => boolean

/** `some` says what is looked at. */
function holds(condition: Condition, some: (look: Look) => boolean): boolean {
  if ('look' in condition) return some(condition.look)
  if ('not' in condition) return !holds(condition.not, some)
  return condition.all.every((one) => holds(one, some))
}

/** A value to equal, or operators that all have to hold. The guard has checked its shape. */
function conditionOf(given: unknown): Condition {
  if (!hasOperators(given)) return look(equals(given))
  return { all: Object.entries(given).map(([name, operand]) => operatorOf(name, operand, given)) }
}

function operatorOf(name: string, operand: unknown, given: Record<string, unknown>): Condition {
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
      return { all: list.length === 0 ? [NEVER] : list.map((one) => allItem(one)) }
    case '$exists':
      return isTrue(operand) ? look(isThere) : { not: look(isThere) }
    case '$type':
      return look(ofType(operand))
    case '$size':
      return { look: { items: false, test: (value) => Array.isArray(value) && value.length === operand } }
    case '$elemMatch':
      return elemMatch(operand as Record<string, unknown>)
    case '$not':
      return { not: conditionOf(operand) }
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

const allItem = (one: unknown): Condition =>
  hasOperators(one) ? elemMatch(one.$elemMatch as Record<string, unknown>) : look(equals(one))

/** Operators are about the item itself, anything else is a query on its fields. */
function elemMatch(operand: Record<string, unknown>): Condition {
  const test = isItemCondition(operand) ? itemTest(conditionOf(operand)) : recordTest(compileQuery(operand))
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

/** Names of types by number, from 1 on (https://www.mongodb.com/docs/manual/reference/bson-types/). */
const TYPES =
  'double string object array binData undefined objectId bool date null regex dbPointer javascript symbol ' +
  'javascriptWithScope int timestamp long decimal'
const NAMES = new Map<unknown, string>([
  ...TYPES.split(' ').map((name, n) => [n + 1, name] as const),
  [-1, 'minKey'],
  [127, 'maxKey'],
])
const KNOWN = ['number', ...NAMES.values()]

/** `null` when one of them does not exist. */
export function typeNames(asked: unknown): string[] | null {
  const names = (Array.isArray(asked) ? asked : [asked]).map(nameOf)
  return names.length > 0 && names.every((name) => name !== undefined) ? names : null
}

function nameOf(asked: unknown): string | undefined {
  return NAMES.get(asked) ?? KNOWN.find((name) => name === asked)
}

/** A number is of the type that realm-web sends and reads it as. */
function isOfType(value: unknown, name: string): boolean {
  const kind = kindOf(value)
  if (kind === 'undefined') return false
  if (kind === 'number') return name === 'number' || name === numberType(value as number)
  return name === (kind === 'boolean' ? 'bool' : kind)
}

const INT = 2 ** 31
const LONG = 2 ** 63

function numberType(value: number): 'int' | 'long' | 'double' {
  if (!Number.isInteger(value)) return 'double'
  if (value >= -INT && value < INT) return 'int'
  return value >= -LONG && value < LONG ? 'long' : 'double'
}

/** As https://www.mongodb.com/docs/manual/reference/operator/query/ has it; the query is checked. */
export function compileQuery(query: Record<string, unknown>): Test {
  const tests = Object.entries(query).map(([name, given]) => testOf(name, given))
  return (doc) => tests.every((test) => test(doc))
}

function testOf(name: string, given: unknown): Test {
  if (LOGIC.includes(name)) {
    const parts = (given as Record<string, unknown>[]).map(compileQuery)
    if (name === '$and') return (doc) => parts.every((test) => test(doc))
    return (doc) => parts.some((test) => test(doc)) === (name === '$or')
  }
  const condition = conditionOf(given)
  const path = name.split('.')
  return (doc) => holds(condition, (look) => someAt(doc, path, look))
}
