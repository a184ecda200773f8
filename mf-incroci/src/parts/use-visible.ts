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
import type { Verso } from './columns.tsx'
import { CHIUSI, ESITO, SCARTATI, STATO } from './incroci-filters.ts'

/** A kind of match that is left out until it is asked for. */
export interface Nascosti {
  id: string
  label: string
  /** How many there are of it; none of them is no reason for a switch. */
  count: number
  shown: boolean
  show: (on: boolean) => void
}

export interface Visible {
  state: ListState & ListStateActions
  /** What the filters choose from: all that is not left out. */
  base: readonly Incrocio[]
  /** What passes the filters, best first. */
  rows: readonly Incrocio[]
  /** How many of each verdict pass the other filters. */
  perEsito: ReadonlyMap<string, number>
  nascosti: readonly Nascosti[]
  /** Somebody searched or filtered. */
  narrowed: boolean
}

interface Options {
  verso: Verso
  filters: readonly ListFilter<Incrocio>[]
  /** Leaves closed grants out until they are asked for, with the switch or the filter of the state. */
  hideClosed: boolean
}

/** Applies what the address says to ranked matches: text, filters, what is left out. */
export function useVisible(ranked: readonly Incrocio[], { verso, filters, hideClosed }: Options): Visible {
  const state = useListState()
  const textOf = useMemo(() => createTextOf(verso.columns), [verso])
  const hiding = useMemo(() => hidingOf(state, hideClosed), [state, hideClosed])
  const base = useMemo(
    () => selectRows(ranked, { ...state, q: '' }, { columns: NONE, filters: hiding, textOf }),
    [ranked, state, hiding, textOf],
  )
  const rest = useMemo(
    () => selectRows(base, state, { columns: NONE, filters, textOf }),
    [base, state, filters, textOf],
  )
  const rows = useMemo(
    () => selectRows(rest, { ...state, q: '' }, { columns: NONE, filters: [ESITO], textOf }),
    [rest, state, textOf],
  )
  const nascosti = (hideClosed ? [CHIUSI, SCARTATI] : [SCARTATI]).map((filter) => ({
    id: filter.id,
    label: filter.label,
    count: countValues(filter, ranked).get('si') ?? 0,
    shown: !hiding.includes(filter) || state.chosen.has(filter.id),
    show: (on: boolean) => state.choose({ [filter.id]: on ? [] : null }),
  }))
  const narrowed = state.q !== '' || [...state.chosen.keys()].some((id) => id !== CHIUSI.id && id !== SCARTATI.id)
  return { state, base, rows, perEsito: useMemo(() => countValues(ESITO, rest), [rest]), nascosti, narrowed }
}

/** Who filters by the state `chiuso` has asked for closed ones. */
const hidingOf = (state: ListState, hideClosed: boolean): readonly ListFilter<Incrocio>[] =>
  hideClosed && !state.chosen.get(STATO.id)?.includes('chiuso') ? [CHIUSI, SCARTATI] : [SCARTATI]

// the ranking is the order: no column sorts
const NONE: readonly never[] = []
