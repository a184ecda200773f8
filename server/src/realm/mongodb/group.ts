import { compare } from './order.ts'
import { isObject } from './paths.ts'

/** A value is `undefined` where a record lacks the field. */
type Accumulator = (values: readonly unknown[]) => unknown

const numbers = (values: readonly unknown[]): number[] => values.filter((value) => typeof value === 'number')
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const there = (values: readonly unknown[]): unknown[] => values.filter((value) => value !== undefined)

/** Of the values that are something; `null` of none. */
const furthest =
  (way: 1 | -1): Accumulator =>
  (values) =>
    values
      .filter((value) => value !== undefined && value !== null)
      .reduce<unknown>((best, value) => (best === null || compare(value, best) * way > 0 ? value : best), null)

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/group/#accumulator-operator */
export const accumulators: Record<string, Accumulator> = {
  $sum: (values) => sum(numbers(values)),
  $avg: (values) => {
    const given = numbers(values)
    return given.length > 0 ? sum(given) / given.length : null
  },
  $min: furthest(-1),
  $max: furthest(1),
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $push: there,
  // values of records are plain: equal ones have the same text
  $addToSet: (values) => [...new Map(there(values).map((value) => [JSON.stringify(value), value])).values()],
  $count: (values) => values.length,
}

/** The groups of one `$group` while its records are read. */
export function createGroups({ _id, ...fields }: Record<string, unknown>) {
  const groups = new Map<string, { key: unknown; values: unknown[][] }>()
  const made = Object.entries(fields).map(([name, accumulator]) => {
    const [[operator, operand] = ['', null]] = Object.entries(accumulator as object)
    return { name, accumulate: accumulators[operator]!, operand }
  })
  return {
    /** Returns the values that are kept of the record. */
    add(doc: object): unknown[] {
      const key = keyOf(_id, doc)
      const text = JSON.stringify(key)
      const group = groups.get(text) ?? { key, values: made.map(() => []) }
      groups.set(text, group)
      const kept = made.map(({ operand }) => valueOf(operand, doc))
      kept.forEach((value, n) => group.values[n]!.push(value))
      return kept
    },
    /** In the order of the groups' first records. */
    *all(): Generator<object> {
      for (const { key, values } of groups.values()) {
        const entries = made.map(({ name, accumulate }, n) => [name, accumulate(values[n]!)])
        yield { _id: key, ...Object.fromEntries(entries) }
      }
    },
  }
}

/** Of several fields those that are missing are left out. */
function keyOf(_id: unknown, doc: object): unknown {
  if (!isObject(_id)) return valueOf(_id, doc) ?? null
  const parts = Object.entries(_id).map(([name, expression]) => [name, valueOf(expression, doc)] as const)
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined))
}

/** `"$campo.sotto"`; `$$ROOT` and other variables are not field paths. */
export const isFieldPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\$[^$.][^$]*$/.test(value)

/** `undefined` when the field is missing; of a list, what its objects give. */
export function valueOf(expression: unknown, doc: unknown): unknown {
  return isFieldPath(expression) ? fieldAt(doc, expression.slice(1).split('.')) : expression
}

function fieldAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value
  if (Array.isArray(value)) {
    const given = value.filter(isObject).map((item) => fieldAt(item, [name, ...rest]))
    return given.filter((one) => one !== undefined)
  }
  return isObject(value) && Object.hasOwn(value, name) ? fieldAt(value[name], rest) : undefined
}
