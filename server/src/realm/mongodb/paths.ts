/** `items` also takes the items of a list where the path ends, before the whole. */
export interface Look {
  items: boolean
  test: (value: unknown) => boolean
}

/**
 * A list on the way is entered: its objects are asked for the rest of the path, and the item of a number for what
 * follows it (https://www.mongodb.com/docs/manual/tutorial/query-array-of-documents/).
 */
export function someAt(doc: unknown, path: readonly string[], { items, test }: Look): boolean {
  const inValue = (value: unknown, at: number): boolean => {
    if (at === path.length) return items && Array.isArray(value) ? value.some(test) || test(value) : test(value)
    if (Array.isArray(value)) return inList(value, at)
    return isObject(value) ? inValue(fieldOf(value, path[at]!), at + 1) : test(undefined)
  }
  const inList = (list: readonly unknown[], at: number): boolean =>
    list.some((item, n) => (isObject(item) && inValue(item, at)) || (path[at] === String(n) && inItem(item, at + 1)))
  // an item that the path names by its number is taken as it is
  const inItem = (item: unknown, at: number): boolean => {
    if (at === path.length) return test(item)
    if (Array.isArray(item)) return inList(item, at)
    return isObject(item) && inValue(item, at)
  }
  return inValue(doc, 0)
}

/** A list counts as its items, an empty list sorts before all (`undefined`), a missing value is `null`. */
export function sortValues(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return listValues(value, path)
  const [field, ...rest] = path
  if (field === undefined) return [value ?? null]
  return isObject(value) ? sortValues(fieldOf(value, field), rest) : [null]
}

function listValues(list: readonly unknown[], path: readonly string[]): unknown[] {
  const [field, ...rest] = path
  if (field === undefined) return list.length === 0 ? [undefined] : [...list]
  if (/^\d+$/.test(field)) return sortValues(list[Number(field)], rest)
  return list.length === 0 ? [null] : list.flatMap((item) => (isObject(item) ? sortValues(item, path) : [null]))
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldOf = (value: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined
