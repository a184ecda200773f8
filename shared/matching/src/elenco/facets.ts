import { sceltaDi } from '@bandiera/domain'
import type { Lato } from '../mondo/classifica-di.ts'
import type { Riga } from './riga.ts'

/** Upper ends of the ranges of the largest amount, in euro. */
export const IMPORTI = [10_000, 50_000, 200_000, 1_000_000]
/** Days that are left to apply; a grant that closes in 5 days closes in 7 and in 30, too. */
export const GIORNI = [7, 30, 90]

type Facet = (riga: Riga) => string | readonly string[] | null | undefined

/** What a ranking is filtered by: values of a match. */
export const FACETS = {
  esito: ({ valutazione }) => valutazione.esito,
  stato: ({ valutazione }) => valutazione.stato,
  forma: ({ bando }) => bando.data.forme,
  obiettivo: ({ bando }) => bando.data.obiettivi,
  importo: ({ bando: { data } }) => {
    const max = data.agevolazioneMax
    return max === undefined ? 'ignoto' : `${IMPORTI.find((end) => max <= end) ?? 'oltre'}`
  },
  scadenza: ({ valutazione: { stato, giorniRimasti: left } }) => {
    if (left === null) return 'nessuna'
    if (stato === 'chiuso') return null
    const within = GIORNI.filter((days) => left <= days).map(String)
    return within.length > 0 ? within : 'oltre'
  },
  gestore: ({ azienda }) => azienda.gestoreId,
  chiusi: ({ valutazione }) => (valutazione.stato === 'chiuso' ? 'si' : 'no'),
  scartati: ({ azienda, bando }) => (sceltaDi(azienda, bando._id)?.nonInteressa ? 'si' : 'no'),
} as const satisfies Record<string, Facet>
export type FacetId = keyof typeof FACETS

/** Facets that are counted, and filtered by, besides the verdict; `nascosti` are left out until somebody asks for them. */
export const PER_LATO: Record<Lato, { facets: readonly FacetId[]; nascosti: readonly ('chiusi' | 'scartati')[] }> = {
  azienda: { facets: ['stato', 'forma', 'obiettivo', 'importo', 'scadenza'], nascosti: ['chiusi', 'scartati'] },
  bando: { facets: ['gestore'], nascosti: ['scartati'] },
}

/** Values of a match, as a list. */
export function valuesOf(id: FacetId, riga: Riga): readonly string[] {
  const value = (FACETS[id] as Facet)(riga)
  return value == null ? [] : typeof value === 'string' ? [value] : value
}
