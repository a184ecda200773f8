export type Value = string | number | boolean

/** The texts, numbers and yes/no at a path of a record; of each entry where lists are on the way. */
export function valuesAt(value: unknown, [name, ...rest]: readonly string[]): Value[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, name === undefined ? [] : [name, ...rest]))
  if (name === undefined) return isValue(value) ? [value] : []
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return []
  return valuesAt((value as Record<string, unknown>)[name], rest)
}

const isValue = (value: unknown): value is Value => ['string', 'number', 'boolean'].includes(typeof value)
