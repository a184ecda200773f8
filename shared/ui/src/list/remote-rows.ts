import type { ListFilter } from './columns.ts'

/**
 * A list that a server searches, filters, sorts and counts: what of it is in the page now, and how to get more. What is
 * asked of the server is in `useListQuestion`.
 */
export interface RemoteRows<T> {
  /** The first of the records that match, in order. */
  rows: readonly T[]
  /** How many match, and how many the user sees at all. */
  total: number
  visible: number
  /** How many of the records that pass search and the other filters carry each value, by path; of those that `askCounts` has asked for. */
  counts: Readonly<Record<string, readonly (readonly [value: string, records: number])[]>>
  /** The path of a filter that shows numbers from now on; `null` when none does. */
  askCounts: (path: string | null) => void
  /** The first answer to what is asked now is not here yet; `rows` are those of before. */
  loading: boolean
  /** Italian, ready to show; the rows stay. */
  error: string | null
  retry: () => void
  /** There are rows after these; `next` gets some of them. */
  more: boolean
  next: () => void
  /** Every record that matches, in order. Rejects when one cannot be had. */
  all: () => Promise<readonly T[]>
}

/** Records by value of a filter, out of what a server counted; `null` while that is not known. */
export function countsThere<T>(
  { path = '', valueAt, options }: ListFilter<T>,
  counts: RemoteRows<T>['counts'],
): ReadonlyMap<string, number> | null {
  if (!Object.hasOwn(counts, path)) return null
  const known = new Map(counts[path])
  return valueAt ? new Map(options.map(({ value }) => [value, known.get(valueAt(value)) ?? 0])) : known
}
