import { compare, equal, kindOf } from './order.ts'
import { KINDS } from './target.ts'

/** Why an operator cannot be applied, in Italian; the caller says where. */
export class DoesNotFit extends Error {}

/** The value after an operator, from the one before (`undefined` when it is missing) and what the update says. */
type Operator = (current: unknown, operand: unknown) => unknown

/**
 * Operators that put a value, as https://www.mongodb.com/docs/manual/reference/operator/update/ has them: one that does not fit the
 * kind of value that is there is an error, and `null` is a value.
 */
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

/** Operators that make a list shorter; a field that is missing stays missing. */
export const shortening: Record<string, Operator> = {
  $pop: (current, end) => {
    const list = listOf('$pop', current)
    return end === 1 ? list.slice(0, -1) : list.slice(1)
  },
  $pullAll: (current, operand) =>
    listOf('$pullAll', current).filter((item) => !(operand as unknown[]).some((one) => equal(one, item))),
}

/** A list without the items that a condition holds of. */
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

/** A result that is still exact: whole numbers stay whole, and none becomes infinite. */
function calculated(name: string, [a, b]: [unknown, unknown], calculate: (a: number, b: number) => number): number {
  if (typeof a !== 'number') throw new DoesNotFit(`${name} vuole un numero, ma qui ${KINDS[kindOf(a)]}`)
  const result = calculate(a, b as number)
  const wasExact = Number.isSafeInteger(a) && Number.isSafeInteger(b)
  if (!Number.isFinite(result) || (wasExact && !Number.isSafeInteger(result)))
    throw new DoesNotFit(`il risultato di ${name} è troppo grande per essere esatto`)
  // there is one zero in what is stored
  return result === 0 ? 0 : result
}
