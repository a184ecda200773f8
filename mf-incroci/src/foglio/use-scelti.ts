import type { Incrocio } from '@bandiera/matching'
import { useSearchParams } from 'react-router-dom'
import { coppiaDi, MAX_CONFRONTO } from './use-incroci-di.ts'

export interface Scelti {
  coppie: readonly string[]
  has: (incrocio: Incrocio) => boolean
  /** Takes it in or out; full, it takes no more in. */
  toggle: (incrocio: Incrocio) => void
  clear: () => void
  /** The page of this screen that shows it: the comparison of the chosen ones, or the sheet of one match. */
  hrefOf: (foglio: 'confronta' | 'scheda', coppie: readonly string[]) => string
}

/** Matches chosen to be compared, kept in the address of the list. */
export function useScelti(): Scelti {
  const [params, setParams] = useSearchParams()
  const coppie = (params.get('scelti') ?? '').split(',').filter(Boolean)
  const keep = (next: readonly string[]) =>
    setParams(
      (now) => {
        const changed = new URLSearchParams(now)
        if (next.length > 0) changed.set('scelti', next.join(','))
        else changed.delete('scelti')
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    coppie,
    has: (incrocio) => coppie.includes(coppiaDi(incrocio)),
    toggle: (incrocio) => {
      const coppia = coppiaDi(incrocio)
      const others = coppie.filter((one) => one !== coppia)
      keep(others.length < coppie.length ? others : [...others, coppia].slice(0, MAX_CONFRONTO))
    },
    clear: () => keep([]),
    hrefOf: (foglio, which) => {
      const next = new URLSearchParams(params)
      next.set(foglio, which.join(','))
      return `?${next.toString()}`
    },
  }
}
