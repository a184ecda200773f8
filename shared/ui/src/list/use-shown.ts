import { compareValues } from '@bandiera/domain'
import { useMemo } from 'react'
import type { Column, ListFilter } from './columns.ts'
import { countsThere, type RemoteRows } from './remote-rows.ts'
import type { DataTableProps } from './data-table.tsx'
import type { ListState } from './list-state.ts'
import { countShown, createTextOf, selectRows, valuesOf } from './select-rows.ts'

/** What a list shows, and what can be done to it. */
export interface Shown<T> {
  /** In the page, in order. */
  rows: readonly T[]
  /** How many records match, and how many the user sees at all. */
  matching: number
  all: number
  /** Those that cannot be sorted by here have no `sort`. */
  columns: readonly Column<T>[]
  filters: readonly ListFilter<T>[]
  /** Records by value of a filter; `null` while they are being counted. */
  countsOf: (filter: ListFilter<T>) => ReadonlyMap<string, number> | null
}

/** A list from the records that are here, or from those that a server sends. */
export function useShown<T extends { _id: string }>(props: DataTableProps<T>, state: ListState): Shown<T> {
  const { records = NONE, remote, columns, filters = NONE } = props
  const there = remote !== undefined
  const textOf = useMemo(() => createTextOf(columns), [columns])
  const rows = useMemo(
    () => (there ? NONE : selectRows(records, state, { columns, filters, textOf })),
    [there, records, state, columns, filters, textOf],
  )
  const sorted = useMemo(() => (there ? columns.map(sortedThere) : columns), [there, columns])
  if (!remote) {
    const countsOf = (filter: ListFilter<T>) => countShown(filter, records, state, { columns, filters, textOf })
    return { rows, matching: rows.length, all: records.length, columns, filters, countsOf }
  }
  return {
    rows: remote.rows,
    matching: remote.total,
    all: remote.visible,
    columns: sorted,
    filters: filters.flatMap((filter) => filteredThere(filter, remote, state)),
    countsOf: (filter) => countsThere(filter, remote.counts),
  }
}

const NONE: readonly never[] = []

const sortedThere = <T>(column: Column<T>): Column<T> => (column.path ? column : { ...column, sort: undefined })

/** The filter if the server knows it. Choices that are what there is come with their numbers, after those made. */
function filteredThere<T>(filter: ListFilter<T>, remote: RemoteRows<T>, state: ListState): ListFilter<T>[] {
  const { path, options } = filter
  if (path === undefined) return []
  if (options.length > 0) return [filter]
  const values = new Set([...valuesOf(filter, state), ...(countsThere(filter, remote.counts)?.keys() ?? [])])
  const sorted = [...values].sort((a, b) => compareValues(a, b))
  return [{ ...filter, options: sorted.map((value) => ({ value, label: value })) }]
}
