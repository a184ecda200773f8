import type { Incrocio } from '@bandiera/matching'
import { useUrlParams } from '@bandiera/ui'
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
  const [params, change] = useUrlParams()
  const coppie = sceltiOf(params)
  const keep = (next: (now: readonly string[]) => readonly string[]) =>
    change((now) => withScelti(now, next(sceltiOf(now))), { replace: true })
  return {
    coppie,
    has: (incrocio) => coppie.includes(coppiaDi(incrocio)),
    toggle: (incrocio) => {
      const coppia = coppiaDi(incrocio)
      keep((now) => {
        const others = now.filter((one) => one !== coppia)
        return others.length < now.length ? others : [...others, coppia].slice(0, MAX_CONFRONTO)
      })
    },
    clear: () => keep(() => []),
    hrefOf: (foglio, which) => {
      const next = new URLSearchParams(params)
      next.set(foglio, which.join(','))
      return `?${next.toString()}`
    },
  }
}

const sceltiOf = (params: URLSearchParams): readonly string[] => (params.get('scelti') ?? '').split(',').filter(Boolean)

function withScelti(params: URLSearchParams, scelti: readonly string[]): URLSearchParams {
  if (scelti.length > 0) params.set('scelti', scelti.join(','))
  else params.delete('scelti')
  return params
}
