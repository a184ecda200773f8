import {
  isOpenPratica,
  PRATICA_STATES,
  praticaStateLabels,
  type Azienda,
  type Bando,
  type Documento,
} from '@bandiera/domain'
import { type ListFilter, optionsOf } from '@bandiera/ui/list'
import type { Row } from '../parts/rows.ts'
import { texts } from '../texts.ts'
import { archivioTexts } from './texts.ts'

/** The day on which a record ended. */
export type DayOf<T> = (record: T) => string | undefined

/** A filter by the years that occur, the latest first. */
export function yearFilter<T>(records: readonly T[], dayOf: DayOf<T>): ListFilter<T> {
  const years = new Set(records.flatMap((record) => dayOf(record)?.slice(0, 4) ?? []))
  return {
    id: 'anno',
    label: archivioTexts.anno,
    options: optionsOf([...years].sort((a, b) => b.localeCompare(a))),
    of: (record) => dayOf(record)?.slice(0, 4),
  }
}

export const archivedOn: DayOf<Azienda> = ({ aggiornatoIl }) => aggiornatoIl?.slice(0, 10)

/** The last day on which a document was valid. */
export const expiredOn: DayOf<Documento> = ({ scadenza }) => scadenza

/** The day of the last step of a case file. */
export const endedOn: DayOf<Row> = ({ pratica }) =>
  pratica.storico?.at(-1)?.quando.slice(0, 10) ?? pratica.aggiornatoIl?.slice(0, 10)

export const isArchived = ({ data }: Bando): boolean => data.redazione === 'archiviato'

export const STATE_FILTER: ListFilter<Bando> = {
  id: 'redazione',
  label: texts.state,
  options: optionsOf(archivioTexts.stati),
  of: (bando) => (isArchived(bando) ? 'archiviato' : 'chiuso'),
}

export const OUTCOME_FILTER: ListFilter<Row> = {
  id: 'esito',
  label: archivioTexts.esito,
  options: PRATICA_STATES.filter((stato) => !isOpenPratica(stato)).map((value) => ({
    value,
    label: praticaStateLabels[value],
  })),
  of: ({ pratica }) => pratica.stato,
}
