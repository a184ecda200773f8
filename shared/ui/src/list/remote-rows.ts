import type { ListFilter } from './columns.ts'

/** The rows on the page of a list that a server searches, filters, sorts and counts; `useListQuestion` builds the question. */
export interface RemoteRows<T> {
  rows: readonly T[]
  /** How many match, and how many the user sees at all. */
  total: number
  visible: number
  /** By path requested with `askCounts`: the number of records with each value that pass search and the other filters. */
  counts: Readonly<Record<string, readonly (readonly [value: string, records: number])[]>>
  /** The path of a filter that shows numbers from now on; `null` when none does. */
  askCounts: (path: string | null) => void
  /** The first answer to the present question has not arrived; `rows` belong to the previous one. */
  loading: boolean
  error: string | null
  retry: () => void
  more: boolean
  next: () => void
  all: () => Promise<readonly T[]>
}

/** The records of a list: all of them where the page holds them, else what the server found. `useListRecords` returns them. */
export interface ListRecords<T> extends Omit<RemoteRows<T>, 'rows' | 'loading'> {
  /** In order; where the page holds all, those that the list searches, filters and sorts itself. */
  records: readonly T[]
  /** `loading`: `records` are those of before, or those that are here already. */
  state: 'loading' | 'ready' | 'error'
  holdsAll: boolean
}

export function rowsOf<T>(list: ListRecords<T>) {
  const { records, state, error, retry, visible, holdsAll } = list
  if (!holdsAll) return { remote: { ...list, rows: records, loading: state === 'loading' } }
  const failed = error === null ? null : { text: error, onRetry: retry }
  return { records, loading: state === 'loading' && visible === 0, error: failed }
}

/** Number of records by value of a filter, from the server's counts; `null` until known. */
export function countsThere<T>(
  { path = '', valueAt, options }: ListFilter<T>,
  counts: RemoteRows<T>['counts'],
): ReadonlyMap<string, number> | null {
  if (!Object.hasOwn(counts, path)) return null
  const known = new Map(counts[path])
  return valueAt ? new Map(options.map(({ value }) => [value, known.get(valueAt(value)) ?? 0])) : known
}
