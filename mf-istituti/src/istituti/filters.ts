import { istitutoFields, type Istituto, istitutoKindLabels } from '@bandiera/domain'
import { type ListFilter, optionsOf } from '@bandiera/ui/list'
import { texts } from './texts.ts'
import { expiredProducts } from './columns.tsx'

export const istitutiFilters = (oggi: string): ListFilter<Istituto>[] => [
  {
    id: 'tipo',
    label: istitutoFields.tipo.label,
    options: optionsOf(istitutoKindLabels),
    of: ({ tipo }) => tipo,
  },
  {
    id: 'validita',
    label: texts.columns.validita,
    options: optionsOf(texts.validita.filtro),
    of: (istituto) =>
      !istituto.prodotti?.length ? 'nessuno' : expiredProducts(istituto, oggi) > 0 ? 'scaduti' : 'validi',
  },
]
