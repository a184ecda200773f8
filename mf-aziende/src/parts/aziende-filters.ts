import {
  CLASSI_DIMENSIONE,
  classeLabels,
  completezza,
  dimensione,
  placeCodes,
  regioni,
  type Azienda,
} from '@bandiera/domain'
import type { ListFilter } from '@bandiera/ui/list'
import { testi } from '../testi.ts'

/** Filters of the list of companies. */
export const aziendeFilters: ListFilter<Azienda>[] = [
  {
    id: 'dimensione',
    label: testi.colonne.dimensione,
    options: [
      ...CLASSI_DIMENSIONE.map((value) => ({ value, label: classeLabels[value] as string })),
      { value: 'ignota', label: testi.nonCalcolabile },
    ],
    of: (azienda) => dimensione(azienda).classe ?? 'ignota',
  },
  {
    id: 'regione',
    label: testi.regione,
    options: regioni.map(({ codice, nome }) => ({ value: codice, label: nome })),
    of: ({ sedi = [] }) => [...new Set(sedi.flatMap((sede) => placeCodes(sede).regione ?? []))],
  },
  {
    id: 'dati',
    label: testi.dati,
    options: [
      { value: 'mancanti', label: testi.daCompletare },
      { value: 'completi', label: testi.completa },
    ],
    of: (azienda) => (completezza(azienda).percento === 100 ? 'completi' : 'mancanti'),
  },
]
