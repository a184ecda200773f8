import { kindOf } from './order.ts'

/** Names and numbers of types (https://www.mongodb.com/docs/manual/reference/bson-types/). */
const NUMBERS: Record<string, number> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
}
const NAMES = new Map(Object.entries(NUMBERS).map(([name, number]) => [number, name]))

/** The type names that a `$type` asks for; `null` when one of them is none. */
export function typeNames(asked: unknown): string[] | null {
  const names = (Array.isArray(asked) ? asked : [asked]).map(nameOf)
  return names.length > 0 && names.every((name) => name !== undefined) ? names : null
}

function nameOf(asked: unknown): string | undefined {
  if (typeof asked === 'number') return NAMES.get(asked)
  return typeof asked === 'string' && (asked === 'number' || Object.hasOwn(NUMBERS, asked)) ? asked : undefined
}

/** Whether a value is of a type. A number is of the type that realm-web sends and reads it as. */
export function isOfType(value: unknown, name: string): boolean {
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
