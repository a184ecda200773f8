/** The record with nothing but some of its fields and its `_id`. A list on the way comes whole: its entries belong together. */
export function onlyFields(record: { _id: string }, paths: readonly string[]): { _id: string } {
  const kept: { _id: string } & Record<string, unknown> = { _id: record._id }
  for (const path of paths) copy(record, kept, path.split('.'))
  return kept
}

function copy(from: object, to: Record<string, unknown>, [name = '', ...rest]: readonly string[]): void {
  if (!Object.hasOwn(from, name) || name === '__proto__') return
  const value = (from as Record<string, unknown>)[name]
  const known = Object.hasOwn(to, name) ? to[name] : undefined
  // there whole already
  if (known === value) return
  if (rest.length === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) to[name] = value
  else copy(value, (to[name] = known ?? {}) as Record<string, unknown>, rest)
}
