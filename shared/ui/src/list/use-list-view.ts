import { compareValues } from '@bandiera/domain'
import { useMemo } from 'react'
import type { Column, ListFilter } from './columns.ts'
import type { ListToolbarProps } from './list-toolbar.tsx'
import { type ListState, useListState } from './list-state.ts'
import { countsThere, type ListRecords, type RemoteRows, rowsOf } from './remote-rows.ts'
import { createRowEngine } from './row-engine.ts'
import { countShown, createTextOf, valuesOf } from './select-rows.ts'

interface ListView<T> {
  rows: readonly T[]
  toolbar: Omit<ListToolbarProps<T>, 'nome' | 'searchable' | 'children'>
}

/**
 * What a view other than a table shows of a list: the page searches and filters what it holds, the server the rest.
 * @example const { rows, toolbar } = useListView(pratiche, { columns, filters })
 */
export function useListView<T extends { _id: string }>(
  list: ListRecords<T>,
  shape: Pick<ShownProps<T>, 'columns' | 'filters'>,
): ListView<T> {
  const state = useListState()
  const { records, remote } = rowsOf(list)
  const { rows, matching, all, filters, countsOf } = useShown({ ...shape, records, remote }, state)
  const onFilter = (filter: ListFilter<T> | null) => remote?.askCounts(filter?.path ?? null)
  return {
    rows,
    toolbar: { all, busy: remote?.loading, countsOf, filters, onFilter, records: rows, state, visible: matching },
  }
}

interface ShownProps<T> {
  records?: readonly T[] | undefined
  remote?: RemoteRows<T> | undefined
  columns: readonly Column<T>[]
  filters?: readonly ListFilter<T>[]
}

interface Shown<T> {
  rows: readonly T[]
  matching: number
  all: number
  /** Columns that cannot be sorted here have no `sort`. */
  columns: readonly Column<T>[]
  filters: readonly ListFilter<T>[]
  /** Records by value of a filter; `null` while they are being counted. */
  countsOf: (filter: ListFilter<T>) => ReadonlyMap<string, number> | null
}

export function useShown<T extends { _id: string }>(props: ShownProps<T>, state: ListState): Shown<T> {
  const { records = NONE, remote, columns, filters = NONE } = props
  const there = remote !== undefined
  const textOf = useMemo(() => createTextOf(columns), [columns])
  const select = useMemo(() => createRowEngine(columns, filters), [columns, filters])
  const rows = useMemo(() => (there ? NONE : select(records, state)), [there, records, state, select])
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

/** The filter, if the server knows it. Without fixed options it offers the values chosen and those that the server counted. */
function filteredThere<T>(filter: ListFilter<T>, remote: RemoteRows<T>, state: ListState): ListFilter<T>[] {
  const { path, options } = filter
  if (path === undefined) return []
  if (options.length > 0) return [filter]
  const values = new Set([...valuesOf(filter, state), ...(countsThere(filter, remote.counts)?.keys() ?? [])])
  const sorted = [...values].sort((a, b) => compareValues(a, b))
  return [{ ...filter, options: sorted.map((value) => ({ value, label: value })) }]
}
