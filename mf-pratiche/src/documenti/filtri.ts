import { labelOfTipo, validitaOf, type Documento } from '@bandiera/domain'
import type { ListFilter } from '@bandiera/ui/list'
import { testi } from './testi.ts'

/** Facets of the list: the kinds that occur, validity on a day, who may read. */
export function makeFiltri(docs: readonly Documento[], oggi: string): ListFilter<Documento>[] {
  const tipi = [...new Set(docs.flatMap(({ tipo }) => (tipo ? [tipo] : [])))]
  const options = tipi.map((value) => ({ value, label: labelOfTipo(value) }))
  return [
    {
      id: 'tipo',
      label: testi.filtri.tipo,
      options: options.sort((a, b) => a.label.localeCompare(b.label)),
      of: ({ tipo }) => tipo,
    },
    {
      id: 'validita',
      label: testi.filtri.validita,
      options: Object.entries(testi.validita).map(([value, label]) => ({ value, label })),
      of: (doc) => validitaOf(doc, oggi) ?? 'senza',
    },
    {
      id: 'visibilita',
      label: testi.filtri.pubblico,
      options: [
        { value: 'pubblico', label: testi.pubblico },
        { value: 'riservato', label: testi.riservato },
      ],
      of: ({ pubblico }) => (pubblico ? 'pubblico' : 'riservato'),
    },
  ]
}
