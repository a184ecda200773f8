import { formatDate, type Documento } from '@bandiera/domain'
import { useLive, useLiveStatus, useRecords } from '@bandiera/live'
import { EmptyState, useToday } from '@bandiera/ui'
import { DataTable, type Column } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { hrefAzienda } from '../paths.ts'
import { testi } from '../testi.ts'
import { annoFilter } from './anno-filter.ts'

const { chiuse: t } = testi

/** Documents whose validity has ended: to be asked for again in the company they belong to. */
export function DocumentiScaduti() {
  const docs = useRecords('docs')
  const { get } = useLive()
  const { ready } = useLiveStatus()
  const oggi = useToday()
  const records = useMemo(() => docs.filter(({ scadenza }) => scadenza !== undefined && scadenza < oggi), [docs, oggi])
  const columns = useMemo((): Column<Documento>[] => {
    const company = ({ clienteId }: Documento) => get('aziende', clienteId)?.ragioneSociale ?? ''
    return [
      {
        id: 'nome',
        label: t.documento,
        cell: ({ nome }) => nome,
        sort: ({ nome }) => nome,
        search: ({ nome }) => nome,
      },
      {
        id: 'azienda',
        label: testi.azienda,
        cell: (doc) => company(doc) || '—',
        sort: company,
        search: company,
        width: '30%',
      },
      {
        id: 'scadenza',
        label: t.scadenza,
        cell: ({ scadenza }) => formatDate(scadenza),
        sort: ({ scadenza }) => scadenza,
        csv: ({ scadenza }) => scadenza,
        width: 124,
      },
    ]
  }, [get])
  return (
    <DataTable
      columns={columns}
      csv="archivio-documenti"
      empty={<EmptyState text={t.vuotoTesto} title={t.vuotoDocumenti} />}
      filters={[annoFilter(records, ({ scadenza }) => scadenza)]}
      href={({ clienteId }) => `${hrefAzienda(clienteId)}?tab=documenti`}
      label={t.documenti}
      loading={!ready && records.length === 0}
      nome={t.nomeDocumenti}
      records={records}
    />
  )
}
