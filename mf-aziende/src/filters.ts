import {
  aziendaFields,
  computedFields,
  DIMENSIONE_CLASSES,
  dimensioneClassLabels,
  gestoriOf,
  NO_PERSON,
  professionistiOf,
  regioni,
  type Azienda,
  type Usr,
} from '@bandiera/domain'
import type { ListFilter } from '@bandiera/ui/list'
import { optionOf } from './parts/people.ts'
import { texts } from './texts.ts'

const { list } = texts
const { archivio, dati, dimensione, professionista, regione } = computedFields.aziende

/** Without `tags` the server supplies them. */
export function aziendeFilters(
  utenti: readonly Usr[],
  admin: boolean,
  tags?: readonly string[],
): ListFilter<Azienda>[] {
  return [
    ...FIXED,
    ...(admin ? [gestoreFilter(utenti)] : []),
    professionistaFilter(utenti),
    ...(tags?.length === 0 ? [] : [tagFilter(tags)]),
    ARCHIVE,
  ]
}

const FIXED: ListFilter<Azienda>[] = [
  {
    id: 'dimensione',
    label: texts.columns.dimensione,
    options: [
      ...DIMENSIONE_CLASSES.map((value) => ({ value, label: dimensioneClassLabels[value] as string })),
      { value: 'ignota', label: texts.notComputable },
    ],
    of: dimensione,
    path: 'calc.dimensione',
  },
  {
    id: 'regione',
    label: texts.regione,
    options: regioni.map(({ codice, nome }) => ({ value: codice, label: nome })),
    of: regione,
    path: 'calc.regione',
  },
  {
    id: 'dati',
    label: texts.data,
    options: [
      { value: 'mancanti', label: texts.toComplete },
      { value: 'completi', label: texts.complete },
    ],
    of: dati,
    path: 'calc.dati',
  },
]

const gestoreFilter = (utenti: readonly Usr[]): ListFilter<Azienda> => ({
  id: 'gestore',
  label: aziendaFields.gestoreId.label,
  options: gestoriOf(utenti, true).map(optionOf),
  of: ({ gestoreId }) => gestoreId,
  path: 'gestoreId',
})

const professionistaFilter = (utenti: readonly Usr[]): ListFilter<Azienda> => ({
  id: 'professionista',
  label: list.professionista,
  options: [...professionistiOf(utenti, undefined, true).map(optionOf), { value: NO_PERSON, label: list.without }],
  of: professionista,
  path: 'calc.professionista',
})

const tagFilter = (tags: readonly string[] = []): ListFilter<Azienda> => ({
  id: 'tag',
  label: aziendaFields.tag.label,
  options: tags.map((tag) => ({ value: tag, label: tag })),
  of: ({ tag }) => tag,
  path: 'tag',
})

export const tagsOf = (aziende: readonly Azienda[]): string[] =>
  [...new Set(aziende.flatMap(({ tag = [] }) => tag))].sort((a, b) => a.localeCompare(b, 'it'))

const ARCHIVE: ListFilter<Azienda> = {
  id: 'archivio',
  label: list.archivio,
  options: [
    { value: 'no', label: list.active },
    { value: 'si', label: list.archivedMany },
  ],
  of: archivio,
  path: 'calc.archivio',
  initial: ['no'],
}
