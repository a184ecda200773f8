import { useSelection, type RowSelection } from '@bandiera/ui/list'
import { useCallback, useMemo, useState } from 'react'
import { useCreaPratiche, type Scelto } from '../pratiche/use-crea-pratiche.ts'
import { MOST } from './most.ts'
import type { Visible } from './use-visible.ts'

/** All rows of a list as one choice, also those that are not here. */
export interface Tutte {
  /** How many it takes: all, or as many as may be taken at once. */
  quante: number
  total: number
  checked: boolean
  partly: boolean
  /** The rows that are not here are on their way. */
  busy: boolean
  error: string | null
  toggle: () => void
}

/** What is chosen, by company: a verdict that changes stays chosen, and so does what the list does not hold any more. */
export function useScelti({ ranked, rows, total, domanda, all }: Visible) {
  const [prese, setPrese] = useState<Prese | null>(null)
  const [asking, setAsking] = useState<{ busy: boolean; error: string | null }>(IDLE)
  const known = useMemo(() => together(ranked.map(sceltoOf), prese?.scelti ?? []), [ranked, prese])
  const shown = useMemo(() => rows.map(sceltoOf), [rows])
  const selection = useSelection(known, shown)
  const quante = Math.min(total, MOST)
  const first = prese?.domanda === domanda && prese.scelti.length === quante ? prese.scelti : shown.slice(0, quante)
  const isHere = first.length === quante
  const checked = isHere && first.every(({ _id }) => selection.has(_id))
  const { set } = selection
  const take = useCallback(async () => {
    setAsking({ busy: true, error: null })
    try {
      const scelti = (await all(quante)).map(sceltoOf)
      setPrese({ domanda, scelti })
      set(idsOf(scelti), true)
      setAsking(IDLE)
    } catch (error) {
      setAsking({ busy: false, error: error instanceof Error ? error.message : String(error) })
    }
  }, [all, quante, domanda, set])
  const toggle = () => (isHere ? set(idsOf(first), !checked) : void take())
  const tutte: Tutte = { quante, total, checked, partly: !checked && isAny(selection), ...asking, toggle }
  return { actions: useCreaPratiche(), selection, tutte }
}

/** The first rows of a list, as they were when somebody took them all. */
interface Prese {
  domanda: Visible['domanda']
  scelti: readonly Scelto[]
}

const IDLE = { busy: false, error: null }

/** Rows as they are now, and those that are not here as they were. */
function together(now: readonly Scelto[], before: readonly Scelto[]): readonly Scelto[] {
  if (before.length === 0) return now
  return [...new Map([...before, ...now].map((one) => [one._id, one])).values()]
}

const isAny = ({ records }: RowSelection<Scelto>): boolean => records.length > 0
const idsOf = (scelti: readonly Scelto[]): string[] => scelti.map(({ _id }) => _id)
const sceltoOf = (incrocio: Scelto['incrocio']): Scelto => ({ _id: incrocio.azienda._id, incrocio })
