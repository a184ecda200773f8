import { istitutoFields, ISTITUTO_KINDS, type Istituto, istitutoKindLabels } from '@bandiera/domain'
import type { ListFilter } from '@bandiera/ui/list'
import { texts } from './texts.ts'
import { expiredProducts } from './columns.tsx'

/** Filters of the list of institutes on a day. */
export const istitutiFilters = (oggi: string): ListFilter<Istituto>[] => [
  {
    id: 'tipo',
    label: istitutoFields.tipo.label,
    options: ISTITUTO_KINDS.map((value) => ({ value, label: istitutoKindLabels[value] })),
    of: ({ tipo }) => tipo,
  },
  {
    id: 'validita',
    label: texts.colonne.validita,
    options: [
      { value: 'scaduti', label: texts.validita.conScaduti },
      { value: 'validi', label: texts.validita.tuttiValidi },
      { value: 'nessuno', label: texts.validita.nessuno },
    ],
    of: (istituto) =>
      !istituto.prodotti?.length ? 'nessuno' : expiredProducts(istituto, oggi) > 0 ? 'scaduti' : 'validi',
  },
]
