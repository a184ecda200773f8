/** Whether two values of records are equal. The order of keys does not count. */
export function sameContent(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const keys = Object.keys(left)
  const sameKeys = keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key))
  return sameKeys && keys.every((key) => sameContent(left[key], right[key]))
}

type Sure<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] }
type Unsure<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> }

export const knownOf = <T extends object>(record: T): Sure<T> & Unsure<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Sure<T> & Unsure<T>

const collator = new Intl.Collator('it', { numeric: true, sensitivity: 'base' })

type Comparable = string | number | null | undefined

/** Order of two values of a list's column: Italian collation, numbers as numbers, empty values always last. */
export function compareValues(a: Comparable, b: Comparable, desc = false): number {
  if (a == null || b == null) return (a == null ? 1 : 0) - (b == null ? 1 : 0)
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
  return desc ? -order : order
}

export type Value = string | number | boolean

export function valuesAt(value: unknown, [name, ...rest]: readonly string[]): Value[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, name === undefined ? [] : [name, ...rest]))
  if (name === undefined) return isValue(value) ? [value] : []
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return []
  return valuesAt((value as Record<string, unknown>)[name], rest)
}

const isValue = (value: unknown): value is Value => ['string', 'number', 'boolean'].includes(typeof value)

const MOST = 8192

/** What is made of a code or a day, kept: they are few, and the same ones are asked for again and again. */
export function remembered(work: (code: string) => string): (code: string) => string {
  const known = new Map<string, string>()
  return (code) => {
    let answer = known.get(code)
    if (answer === undefined) {
      if (known.size >= MOST) known.clear()
      known.set(code, (answer = work(code)))
    }
    return answer
  }
}
