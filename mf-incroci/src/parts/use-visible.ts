import type { Incrocio } from '@bandiera/matching'
import {
  countValues,
  createTextOf,
  selectRows,
  useListState,
  type ListFilter,
  type ListState,
  type ListStateActions,
} from '@bandiera/ui/list'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Verso } from './columns.tsx'
import { ESITO, STATO } from './incroci-filters.ts'

export interface Visible {
  state: ListState & ListStateActions
  /** What the filters choose from: all, or all that are not closed. */
  base: readonly Incrocio[]
  /** What passes the filters, best first. */
  rows: readonly Incrocio[]
  /** How many of each verdict pass the other filters. */
  perEsito: ReadonlyMap<string, number>
  withClosed: boolean
  showClosed: (on: boolean) => void
}

interface Options {
  verso: Verso
  filters: readonly ListFilter<Incrocio>[]
  /** Leaves closed grants out until they are asked for (`?chiusi=1`, or the filter of the state). */
  hideClosed: boolean
}

/** Applies what the address says to ranked matches: text, filters, closed or not. */
export function useVisible(ranked: readonly Incrocio[], { verso, filters, hideClosed }: Options): Visible {
  const state = useListState()
  const [closed, showClosed] = useClosed()
  const withClosed = !hideClosed || closed || Boolean(state.chosen.get(STATO.id)?.includes('chiuso'))
  const textOf = useMemo(() => createTextOf(verso.columns), [verso])
  const base = useMemo(
    () => (withClosed ? ranked : ranked.filter(({ valutazione }) => valutazione.stato !== 'chiuso')),
    [ranked, withClosed],
  )
  const rest = useMemo(
    () => selectRows(base, state, { columns: NONE, filters, textOf }),
    [base, state, filters, textOf],
  )
  const rows = useMemo(
    () => selectRows(rest, { ...state, q: '' }, { columns: NONE, filters: [ESITO], textOf }),
    [rest, state, textOf],
  )
  return { state, base, rows, perEsito: useMemo(() => countValues(ESITO, rest), [rest]), withClosed, showClosed }
}

function useClosed(): [boolean, (on: boolean) => void] {
  const [params, setParams] = useSearchParams()
  const show = (on: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (on) next.set('chiusi', '1')
        else next.delete('chiusi')
        return next
      },
      { preventScrollReset: true },
    )
  return [params.get('chiusi') === '1', show]
}

// the ranking is the order: no column sorts
const NONE: readonly never[] = []
