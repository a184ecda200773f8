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
