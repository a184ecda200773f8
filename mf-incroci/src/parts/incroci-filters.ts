import { FORME_AGEVOLAZIONE, OBIETTIVI, STATI_BANDO, statoBandoLabels } from '@bandiera/domain'
import { FACETS, GIORNI, IMPORTI, type Incrocio } from '@bandiera/matching'
import { esitoLabels } from '@bandiera/ui'
import type { ListFilter } from '@bandiera/ui/list'
import { testi } from '../testi.ts'
import { testi as filtri } from '../testi-filtri.ts'

/** The verdict; shown as counters rather than as a menu. */
export const ESITO: ListFilter<Incrocio> = {
  id: 'esito',
  label: testi.esito,
  options: Object.entries(esitoLabels).map(([value, label]) => ({ value, label })),
  of: FACETS.esito,
}

export const STATO: ListFilter<Incrocio> = {
  id: 'stato',
  label: testi.stato,
  options: STATI_BANDO.map((value) => ({ value, label: statoBandoLabels[value] })),
  of: FACETS.stato,
}

const words = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

const FORMA: ListFilter<Incrocio> = {
  id: 'forma',
  label: testi.forma,
  options: words(FORME_AGEVOLAZIONE),
  of: FACETS.forma,
}

const OBIETTIVO: ListFilter<Incrocio> = {
  id: 'obiettivo',
  label: filtri.obiettivo,
  options: words(OBIETTIVI),
  of: FACETS.obiettivo,
}

const IMPORTO: ListFilter<Incrocio> = {
  id: 'importo',
  label: testi.importo,
  options: [
    ...IMPORTI.map((end, at) => ({ value: `${end}`, label: filtri.importi(IMPORTI[at - 1], end) })),
    { value: 'oltre', label: filtri.importi(IMPORTI.at(-1), undefined) },
    { value: 'ignoto', label: filtri.nonIndicato },
  ],
  of: FACETS.importo,
}

const SCADENZA: ListFilter<Incrocio> = {
  id: 'scadenza',
  label: filtri.scadenza,
  options: [
    ...GIORNI.map((days) => ({ value: `${days}`, label: filtri.entro(days) })),
    { value: 'oltre', label: filtri.oltreGiorni(GIORNI.at(-1)!) },
    { value: 'nessuna', label: filtri.senzaScadenza },
  ],
  of: FACETS.scadenza,
}

/** Facets of the grants of one company. */
export const FILTRI_BANDI = [STATO, FORMA, OBIETTIVO, IMPORTO, SCADENZA]

/** What is left out until it is asked for: closed grants, and what somebody said is of no interest. */
export const NASCOSTI = { chiusi: testi.mostraChiusi, scartati: testi.mostraScartati } as const
