import { valueOf } from './expressions.ts'
import { compare, equal } from './order.ts'
import { isObject } from './paths.ts'

/** What an accumulator makes of the values of a group, `undefined` where a record lacks the field. */
type Accumulator = (values: readonly unknown[]) => unknown

const numbers = (values: readonly unknown[]): number[] => values.filter((value) => typeof value === 'number')
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const there = (values: readonly unknown[]): unknown[] => values.filter((value) => value !== undefined)

/** The furthest value in one way, of those that are something; `null` of none. */
const furthest =
  (way: 1 | -1): Accumulator =>
  (values) =>
    values
      .filter((value) => value !== undefined && value !== null)
      .reduce<unknown>((best, value) => (best === null || compare(value, best) * way > 0 ? value : best), null)

/** As https://www.mongodb.com/docs/manual/reference/operator/aggregation/group/#accumulator-operator has them. */
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
  $addToSet: (values) =>
    there(values).reduce<unknown[]>((all, value) => (all.some((one) => equal(one, value)) ? all : [...all, value]), []),
  $count: (values) => values.length,
}

/** The groups of `$group`, in the order in which their first records come. */
export function grouped(docs: readonly object[], { _id, ...fields }: Record<string, unknown>): object[] {
  const groups = new Map<string, { key: unknown; docs: object[] }>()
  for (const doc of docs) {
    const key = keyOf(_id, doc)
    const text = JSON.stringify(key)
    const group = groups.get(text)
    if (group) group.docs.push(doc)
    else groups.set(text, { key, docs: [doc] })
  }
  return [...groups.values()].map((group) => ({ _id: group.key, ...accumulated(fields, group.docs) }))
}

/** One field, or several by name, of which those that are missing are left out. */
function keyOf(_id: unknown, doc: object): unknown {
  if (!isObject(_id)) return valueOf(_id, doc) ?? null
  const parts = Object.entries(_id).map(([name, expression]) => [name, valueOf(expression, doc)] as const)
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined))
}

function accumulated(fields: Record<string, unknown>, docs: readonly object[]): object {
  const made = Object.entries(fields).map(([name, accumulator]) => {
    const [[operator, operand] = ['', null]] = Object.entries(accumulator as object)
    return [name, accumulators[operator]!(docs.map((doc) => valueOf(operand, doc)))]
  })
  return Object.fromEntries(made) as object
}
