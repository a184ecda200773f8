import type { ListFilter } from './columns.ts'
import type { RemoteRows } from './remote-rows.ts'

/** Records by value of a filter, out of what a server counted; `null` while that is not known. */
export function countsThere<T>(
  { path = '', valueAt, options }: ListFilter<T>,
  counts: RemoteRows<T>['counts'],
): ReadonlyMap<string, number> | null {
  if (!Object.hasOwn(counts, path)) return null
  const known = new Map(counts[path])
  return valueAt ? new Map(options.map(({ value }) => [value, known.get(valueAt(value)) ?? 0])) : known
}
