import { compareValues, foldText, hasWords, searchWords } from '@bandiera/domain'
import { type Column, type ListFilter, orderOf, type Sort } from './columns.ts'
import type { ListState } from './list-state.ts'

export interface Selection<T> {
  columns: readonly Column<T>[]
  filters: readonly ListFilter<T>[]
  /** Folded text of a record; keep it between calls, because folding is costly. */
  textOf: (record: T) => string
}

export function selectRows<T>(
  records: readonly T[],
  state: ListState,
  { columns, filters, textOf }: Selection<T>,
): T[] {
  const active = filters
    .map((filter) => ({ filter, values: valuesOf(filter, state) }))
    .filter(({ values }) => values.length > 0)
  const words = searchWords(state.q)
  const found = records.filter(
    (record) =>
      active.every(({ filter, values }) => has(filter, record, values)) &&
      (words.length === 0 || hasWords(textOf(record), words)),
  )
  const order = orderOf(state.sort, columns)
  const column = columns.find((one) => one.id === order?.id)
  return column?.sort && order ? found.sort(comparator(column.sort, order)) : found
}

/** Values of a filter that count now: the chosen ones, else the initial ones; empty means all. */
export const valuesOf = <T>(filter: ListFilter<T>, state: ListState): readonly string[] =>
  state.chosen.get(filter.id) ?? filter.initial ?? []

/** Records by value of the filter, among those that pass search and all other filters: the rows that choosing it would show. */
export const countShown = <T>(
  filter: ListFilter<T>,
  records: readonly T[],
  state: ListState,
  selection: Selection<T>,
): Map<string, number> =>
  countValues(
    filter,
    selectRows(records, { ...state, sort: null }, { ...selection, filters: othersThan(filter, selection.filters) }),
  )

export const othersThan = <T>(filter: Pick<ListFilter<T>, 'id'>, filters: readonly ListFilter<T>[]): ListFilter<T>[] =>
  filters.filter(({ id }) => id !== filter.id)

export function countValues<T>(filter: ListFilter<T>, records: readonly T[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const record of records)
    for (const value of listOf(filter.of(record))) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

export function createTextOf<T extends object>(columns: readonly Column<T>[]): (record: T) => string {
  const known = new WeakMap<T, string>()
  return (record) => {
    let text = known.get(record)
    if (text === undefined) {
      text = foldText(columns.map((column) => column.search?.(record) ?? '').join(' '))
      known.set(record, text)
    }
    return text
  }
}

/** Whether a record has one of the values. */
export const has = <T>(filter: ListFilter<T>, record: T, values: readonly string[]): boolean =>
  listOf(filter.of(record)).some((value) => values.includes(value))

const listOf = (value: string | readonly string[] | null | undefined): readonly string[] =>
  value == null ? [] : typeof value === 'string' ? [value] : value

const comparator =
  <T>(key: NonNullable<Column<T>['sort']>, { desc }: Sort) =>
  (a: T, b: T): number =>
    compareValues(key(a), key(b), desc)
