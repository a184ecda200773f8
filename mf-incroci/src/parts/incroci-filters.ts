import { FORME_AGEVOLAZIONE, OBIETTIVI, sceltaDi, STATI_BANDO, statoBandoLabels } from '@bandiera/domain'
import type { Incrocio } from '@bandiera/matching'
import { esitoLabels } from '@bandiera/ui'
import type { ListFilter } from '@bandiera/ui/list'
import { testi } from '../testi.ts'
import { testi as filtri } from '../testi-filtri.ts'

/** The verdict; shown as counters rather than as a menu. */
export const ESITO: ListFilter<Incrocio> = {
  id: 'esito',
  label: testi.esito,
  options: Object.entries(esitoLabels).map(([value, label]) => ({ value, label })),
  of: ({ valutazione }) => valutazione.esito,
}

export const STATO: ListFilter<Incrocio> = {
  id: 'stato',
  label: testi.stato,
  options: STATI_BANDO.map((value) => ({ value, label: statoBandoLabels[value] })),
  of: ({ valutazione }) => valutazione.stato,
}

const words = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

const FORMA: ListFilter<Incrocio> = {
  id: 'forma',
  label: testi.forma,
  options: words(FORME_AGEVOLAZIONE),
  of: ({ bando }) => bando.data.forme,
}

const OBIETTIVO: ListFilter<Incrocio> = {
  id: 'obiettivo',
  label: filtri.obiettivo,
  options: words(OBIETTIVI),
  of: ({ bando }) => bando.data.obiettivi,
}

/** Upper ends of the ranges of the largest amount, in euro. */
const IMPORTI = [10_000, 50_000, 200_000, 1_000_000]

const IMPORTO: ListFilter<Incrocio> = {
  id: 'importo',
  label: testi.importo,
  options: [
    ...IMPORTI.map((end, at) => ({ value: `${end}`, label: filtri.importi(IMPORTI[at - 1], end) })),
    { value: 'oltre', label: filtri.importi(IMPORTI.at(-1), undefined) },
    { value: 'ignoto', label: filtri.nonIndicato },
  ],
  of: ({ bando: { data } }) => {
    const max = data.agevolazioneMax
    return max === undefined ? 'ignoto' : `${IMPORTI.find((end) => max <= end) ?? 'oltre'}`
  },
}

/** Days that are left to apply; a grant that closes in 5 days closes in 7 and in 30, too. */
const GIORNI = [7, 30, 90]

const SCADENZA: ListFilter<Incrocio> = {
  id: 'scadenza',
  label: filtri.scadenza,
  options: [
    ...GIORNI.map((days) => ({ value: `${days}`, label: filtri.entro(days) })),
    { value: 'oltre', label: filtri.oltreGiorni(GIORNI.at(-1)!) },
    { value: 'nessuna', label: filtri.senzaScadenza },
  ],
  of: ({ valutazione: { stato, giorniRimasti: left } }) => {
    if (left === null) return 'nessuna'
    if (stato === 'chiuso') return null
    const within = GIORNI.filter((days) => left <= days).map(String)
    return within.length > 0 ? within : 'oltre'
  },
}

/** Facets of the grants of one company. */
export const FILTRI_BANDI = [STATO, FORMA, OBIETTIVO, IMPORTO, SCADENZA]

/** Closed grants, left out until they are asked for. */
export const CHIUSI: ListFilter<Incrocio> = {
  id: 'chiusi',
  label: testi.mostraChiusi,
  options: [],
  of: ({ valutazione }) => (valutazione.stato === 'chiuso' ? 'si' : 'no'),
  initial: ['no'],
}

/** Matches that somebody said are of no interest, left out likewise. */
export const SCARTATI: ListFilter<Incrocio> = {
  id: 'scartati',
  label: testi.mostraScartati,
  options: [],
  of: ({ azienda, bando }) => (sceltaDi(azienda, bando._id)?.nonInteressa ? 'si' : 'no'),
  initial: ['no'],
}
