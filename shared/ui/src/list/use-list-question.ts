import { useEffect, useMemo, useState } from 'react'
import { type Column, type ListFilter, orderOf } from './columns.ts'
import { filterText, type ListState, useListState } from './list-state.ts'
import { valuesOf } from './select-rows.ts'

export interface ListQuestion {
  /** Its rows: search, order and filters as the address has them, with paths of records for names. */
  asked: { q?: string; ord?: string; f: string[] }
  /** For the numbers beside the choices of the open filter: records that pass search and the other filters. */
  counted: { q?: string; f?: string[]; counts: string[]; size: number }
  /** Pass it to the list, which knows the open filter. */
  askCounts: (path: string | null) => void
}

const LONGEST = 200 // letters of a search that a server looks at

/** The list's state as questions to a server. Columns and filters without a path are ignored; a search is used once typing stops. */
export function useListQuestion<T>(columns: readonly Column<T>[], filters: readonly ListFilter<T>[]): ListQuestion {
  const state = useListState()
  const [path, askCounts] = useState<string | null>(null)
  const q = useSettled(state.q.trim().slice(0, LONGEST))
  const asked = useMemo(() => questionOf({ ...state, q }, columns, filters), [state, q, columns, filters])
  const counted = useMemo((): ListQuestion['counted'] => {
    if (path === null) return { counts: [], size: 1 }
    const others = filters.filter((filter) => filter.path !== path)
    const { ord: _order, ...under } = questionOf({ ...state, q }, columns, others)
    return { ...under, counts: [path], size: 1 }
  }, [path, state, q, columns, filters])
  return { asked, counted, askCounts }
}

function questionOf<T>(
  state: ListState,
  columns: readonly Column<T>[],
  filters: readonly ListFilter<T>[],
): ListQuestion['asked'] {
  const { q } = state
  const sort = orderOf(state.sort, columns)
  const column = columns.find(({ id }) => id === sort?.id)
  return {
    ...(q && { q }),
    ...(sort && column?.sort && column.path && { ord: `${sort.desc ? '-' : ''}${column.path}` }),
    f: filters.flatMap((filter) => {
      const values = valuesOf(filter, state).map(filter.valueAt ?? same)
      return filter.path === undefined || values.length === 0 ? [] : filterText(filter.path, values)
    }),
  }
}

const same = (value: string) => value

const PAUSE = 200 // milliseconds between two keys of a person who types

/** A text once it has not changed for a moment; an empty one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? text : settled
}
