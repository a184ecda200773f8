import { istitutoFields, TIPI_ISTITUTO, type Istituto, tipiIstituto } from '@bandiera/domain'
import type { ListFilter } from '@bandiera/ui/list'
import { testi } from '../testi.ts'
import { scaduti } from './scaduti.ts'

/** Filters of the list of institutes on a day. */
export const istitutiFilters = (oggi: string): ListFilter<Istituto>[] => [
  {
    id: 'tipo',
    label: istitutoFields.tipo.label,
    options: TIPI_ISTITUTO.map((value) => ({ value, label: tipiIstituto[value] })),
    of: ({ tipo }) => tipo,
  },
  {
    id: 'validita',
    label: testi.colonne.validita,
    options: [
      { value: 'scaduti', label: testi.validita.conScaduti },
      { value: 'validi', label: testi.validita.tuttiValidi },
      { value: 'nessuno', label: testi.validita.nessuno },
    ],
    of: (istituto) => (!istituto.prodotti?.length ? 'nessuno' : scaduti(istituto, oggi) > 0 ? 'scaduti' : 'validi'),
  },
]
