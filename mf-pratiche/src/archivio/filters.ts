import {
  bandoClosingDay,
  isOpenPratica,
  PRATICA_STATES,
  praticaStateLabels,
  type Azienda,
  type Bando,
  type Documento,
} from '@bandiera/domain'
import type { ListFilter } from '@bandiera/ui/list'
import type { Row } from '../parts/rows.ts'
import { texts } from '../texts.ts'
import { archivioTexts } from './texts.ts'

/** A filter by the years that occur, the latest first. */
export function yearFilter<T>(records: readonly T[], dayOf: (record: T) => string | undefined): ListFilter<T> {
  const years = new Set(records.flatMap((record) => dayOf(record)?.slice(0, 4) ?? []))
  return {
    id: 'anno',
    label: archivioTexts.anno,
    options: [...years].sort((a, b) => b.localeCompare(a)).map((value) => ({ value, label: value })),
    of: (record) => dayOf(record)?.slice(0, 4),
  }
}

/** Latest day first; records without a day last. */
export const latestFirst = <T>(records: readonly T[], dayOf: (record: T) => string | undefined): T[] =>
  [...records].sort((a, b) => (dayOf(b) ?? '').localeCompare(dayOf(a) ?? ''))

/** The day on which a company was archived. */
export const archivedOn = ({ aggiornatoIl }: Azienda): string | undefined => aggiornatoIl?.slice(0, 10)

/** The closing day of a grant, as seen on a day. */
export const closedOn =
  (oggi: string) =>
  ({ data }: Bando): string | undefined =>
    bandoClosingDay(data, { oggi })

/** The last day on which a document was valid. */
export const expiredOn = ({ scadenza }: Documento): string | undefined => scadenza

/** The day of the last step of a case file. */
export const endedOn = ({ pratica }: Row): string | undefined =>
  pratica.storico?.at(-1)?.quando.slice(0, 10) ?? pratica.aggiornatoIl?.slice(0, 10)

export const isArchived = ({ data }: Bando): boolean => data.redazione === 'archiviato'

/** Closed or archived grants. */
export const STATE_FILTER: ListFilter<Bando> = {
  id: 'redazione',
  label: texts.stato,
  options: [
    { value: 'archiviato', label: archivioTexts.archiviato },
    { value: 'chiuso', label: archivioTexts.chiuso },
  ],
  of: (bando) => (isArchived(bando) ? 'archiviato' : 'chiuso'),
}

/** How a case file ended. */
export const OUTCOME_FILTER = {
  id: 'esito',
  label: archivioTexts.esito,
  options: PRATICA_STATES.filter((stato) => !isOpenPratica(stato)).map((value) => ({
    value,
    label: praticaStateLabels[value],
  })),
  of: ({ pratica }: Row) => pratica.stato,
}
