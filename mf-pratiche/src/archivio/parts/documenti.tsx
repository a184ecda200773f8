import { formatDate, type Documento } from '@bandiera/domain'
import { useLive, useLiveStatus, useCollection } from '@bandiera/live'
import { EmptyState, useToday } from '@bandiera/ui'
import { DataTable, type Column } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { hrefAzienda } from '../../paths.ts'
import { texts } from '../../texts.ts'
import { archivioTexts } from '../texts.ts'
import { yearFilter, latestFirst } from '../filters.ts'

/** Expired documents, with the company that has to renew each. */
export function ExpiredDocumenti() {
  const docs = useCollection('docs')
  const { get } = useLive()
  const { ready } = useLiveStatus()
  const oggi = useToday()
  const records = useMemo(
    () =>
      latestFirst(
        docs.filter((doc) => (dayOf(doc) ?? oggi) < oggi),
        dayOf,
      ),
    [docs, oggi],
  )
  const columns = useMemo((): Column<Documento>[] => {
    const company = ({ clienteId }: Documento) => get('aziende', clienteId)?.ragioneSociale ?? ''
    return [
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
        sort: dayOf,
        csv: dayOf,
        align: 'right',
        width: 124,
      },
    ]
  }, [get])
  return (
    <DataTable
      columns={columns}
      csv="archivio-documenti"
      empty={<EmptyState text={archivioTexts.vuotoTesto} title={archivioTexts.vuotoDocumenti} />}
      filters={[yearFilter(records, dayOf)]}
      href={({ clienteId }) => `${hrefAzienda(clienteId)}?tab=documenti`}
      internal
      label={archivioTexts.documenti}
      loading={!ready && records.length === 0}
      nome={archivioTexts.nomeDocumenti}
      records={records}
    />
  )
}

const dayOf = ({ scadenza }: Documento): string | undefined => scadenza
