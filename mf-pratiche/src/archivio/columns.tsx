import {
  formatDate,
  labelOf,
  negativeReasonLabels,
  praticaStateLabels,
  type Azienda,
  type Bando,
  type Documento,
} from '@bandiera/domain'
import { Button } from '@bandiera/ui'
import { PraticaStateChip } from '@bandiera/ui/detail'
import type { Column } from '@bandiera/ui/list'
import type { Row } from '../parts/rows.ts'
import { praticheColumns } from '../pratiche/columns.tsx'
import { texts } from '../texts.ts'
import { archivedOn, endedOn, expiredOn, isArchived } from './filters.ts'
import { archivioTexts } from './texts.ts'

/** Columns of the archived companies. */
export const AZIENDE_COLUMNS: Column<Azienda>[] = [
  {
    id: 'nome',
    label: texts.azienda,
    cell: ({ ragioneSociale }) => ragioneSociale,
    sort: ({ ragioneSociale }) => ragioneSociale,
    search: ({ ragioneSociale }) => ragioneSociale,
  },
  { id: 'codice', label: archivioTexts.sede, cell: (azienda) => codeOf(azienda) || '—', search: codeOf, width: 160 },
  {
    id: 'quando',
    label: archivioTexts.archiviataIl,
    cell: (azienda) => formatDate(archivedOn(azienda)) || '—',
    sort: archivedOn,
    csv: archivedOn,
    align: 'right',
    width: 148,
  },
]

function codeOf({ partitaIva, codiceFiscale }: Azienda): string {
  return partitaIva ?? codiceFiscale ?? ''
}

/** Columns of the closed and archived grants. */
export const bandiColumns = (dayOf: (bando: Bando) => string | undefined): Column<Bando>[] => [
  {
    id: 'titolo',
    label: archivioTexts.titoloBando,
    cell: ({ data }) => data.titolo,
    sort: ({ data }) => data.titolo,
    search: ({ data }) => data.titolo,
  },
  {
    id: 'ente',
    label: archivioTexts.ente,
    cell: ({ data }) => data.ente ?? '—',
    sort: ({ data }) => data.ente,
    search: ({ data }) => data.ente,
    width: '22%',
    from: 'md',
  },
  {
    id: 'chiusura',
    label: archivioTexts.chiusura,
    cell: (bando) => formatDate(dayOf(bando)) || '—',
    sort: dayOf,
    csv: dayOf,
    align: 'right',
    width: 120,
  },
  {
    id: 'redazione',
    label: texts.stato,
    cell: (bando) => (isArchived(bando) ? archivioTexts.archiviato : archivioTexts.chiuso),
    sort: (bando) => (isArchived(bando) ? 1 : 0),
    width: 116,
  },
]

/** Columns of the expired documents. */
export const documentiColumns = (company: (doc: Documento) => string): Column<Documento>[] => [
  {
    id: 'nome',
    label: archivioTexts.documento,
    cell: ({ nome }) => nome,
    sort: ({ nome }) => nome,
    search: ({ nome }) => nome,
  },
  {
    id: 'azienda',
    label: texts.azienda,
    cell: (doc) => company(doc) || '—',
    sort: company,
    search: company,
    width: '30%',
  },
  {
    id: 'scadenza',
    label: archivioTexts.scadenza,
    cell: ({ scadenza }) => formatDate(scadenza),
    sort: expiredOn,
    csv: expiredOn,
    align: 'right',
    width: 124,
  },
]

/** Columns of the closed case files: some are those of their list. */
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
  {
    id: 'quando',
    label: archivioTexts.chiusaIl,
    cell: (row) => formatDate(endedOn(row)) || '—',
    sort: endedOn,
    csv: endedOn,
    align: 'right',
    width: 120,
  },
  ...praticheColumns.filter(
    ({ id, file, optional }) => id === 'importo' || id === 'bando' || optional || file === 'only',
  ),
]

function reasonOf({ pratica }: Row): string {
  const { motivo, nota } = pratica.storico?.at(-1) ?? {}
  return motivo && motivo !== 'altro' ? labelOf(negativeReasonLabels, motivo) : (nota ?? '')
}

/** The column with the button that restores a record, shown where the user may. */
export function restoreColumn<T>(
  nameOf: (record: T) => string,
  may: (record: T) => boolean,
  restore: (record: T) => void,
): Column<T> {
  return {
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
  }
}
