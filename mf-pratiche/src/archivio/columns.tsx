import {
  labelOf,
  negativeReasonLabels,
  praticaStateLabels,
  type Azienda,
  type Bando,
  type Documento,
} from '@bandiera/domain'
import { Button } from '@bandiera/ui'
import { PraticaStateChip } from '@bandiera/ui/detail'
import { type Column, dayColumn, textColumn } from '@bandiera/ui/list'
import type { Row } from '../parts/rows.ts'
import { praticheColumns } from '../pratiche/columns.tsx'
import { texts } from '../texts.ts'
import { archivedOn, type DayOf, endedOn, expiredOn, isArchived } from './filters.ts'
import { archivioTexts } from './texts.ts'

export const AZIENDE_COLUMNS: Column<Azienda>[] = [
  textColumn(({ ragioneSociale }) => ragioneSociale, { id: 'nome', label: texts.azienda }),
  { id: 'codice', label: archivioTexts.sede, cell: (azienda) => codeOf(azienda) || '—', search: codeOf, width: 160 },
  dayColumn(archivedOn, { id: 'quando', label: archivioTexts.archiviataIl, width: 148 }),
]

function codeOf({ partitaIva, codiceFiscale }: Azienda): string {
  return partitaIva ?? codiceFiscale ?? ''
}

export const bandiColumns = (dayOf: DayOf<Bando>): Column<Bando>[] => [
  textColumn(({ data }) => data.titolo, { id: 'titolo', label: archivioTexts.titoloBando }),
  textColumn(({ data }) => data.ente, { id: 'ente', label: archivioTexts.ente, width: '22%', from: 'md' }),
  dayColumn(dayOf, { id: 'chiusura', label: archivioTexts.chiusura, width: 120 }),
  {
    id: 'redazione',
    label: texts.state,
    cell: (bando) => (isArchived(bando) ? archivioTexts.stati.archiviato : archivioTexts.stati.chiuso),
    sort: (bando) => (isArchived(bando) ? 1 : 0),
    width: 116,
  },
]

export const documentiColumns = (company: (doc: Documento) => string): Column<Documento>[] => [
  textColumn(({ nome }) => nome, { id: 'nome', label: archivioTexts.documento }),
  textColumn(company, { id: 'azienda', label: texts.azienda, width: '30%' }),
  dayColumn(expiredOn, { id: 'scadenza', label: archivioTexts.scadenza, width: 124 }),
]

export const CLOSED_COLUMNS: Column<Row>[] = [
  ...praticheColumns.filter(({ id }) => id === 'titolo' || id === 'azienda'),
  {
    id: 'stato',
    label: archivioTexts.esito,
    cell: ({ pratica }) => <PraticaStateChip stato={pratica.stato} />,
    sort: ({ pratica }) => labelOf(praticaStateLabels, pratica.stato),
    csv: ({ pratica }) => labelOf(praticaStateLabels, pratica.stato),
    width: 128,
  },
  {
    id: 'motivo',
    label: archivioTexts.motivo,
    cell: (row) => reasonOf(row) || '—',
    search: reasonOf,
    width: '16%',
    from: 'md',
  },
  dayColumn(endedOn, { id: 'quando', label: archivioTexts.chiusaIl, width: 120 }),
  ...praticheColumns.filter(
    ({ id, file, optional }) => id === 'importo' || id === 'bando' || optional || file === 'only',
  ),
]

function reasonOf({ pratica }: Row): string {
  const { motivo, nota } = pratica.storico?.at(-1) ?? {}
  return motivo && motivo !== 'altro' ? labelOf(negativeReasonLabels, motivo) : (nota ?? '')
}

/** The column with the button that restores a record, shown where the user may. */
export const restoreColumn = <T,>(
  nameOf: (record: T) => string,
  may: (record: T) => boolean,
  restore: (record: T) => void,
): Column<T> => ({
  id: 'ripristina',
  label: archivioTexts.ripristina,
  cell: (record) =>
    may(record) && (
      <Button
        aria-label={archivioTexts.ripristinaNome(nameOf(record))}
        onClick={() => restore(record)}
        size="small"
        sx={{ my: -1, ml: -2 }}
      >
        {archivioTexts.ripristina}
      </Button>
    ),
  action: true,
  width: 112,
})
