import { formatDate, type Documento } from '@bandiera/domain'
import { useLive, useLiveStatus, useCollection } from '@bandiera/live'
import { EmptyState, useToday } from '@bandiera/ui'
import { DataTable, type Column } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { hrefAzienda } from '../paths.ts'
import { testi } from '../testi.ts'
import { annoFilter, latestFirst } from './by-day.ts'

const { chiuse: t } = testi

/** Documents whose validity has ended: to be asked for again in the company they belong to. */
export function DocumentiScaduti() {
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
      empty={<EmptyState text={t.vuotoTesto} title={t.vuotoDocumenti} />}
      filters={[annoFilter(records, dayOf)]}
      href={({ clienteId }) => `${hrefAzienda(clienteId)}?tab=documenti`}
      internal
      label={t.documenti}
      loading={!ready && records.length === 0}
      nome={t.nomeDocumenti}
      records={records}
    />
  )
}

const dayOf = ({ scadenza }: Documento): string | undefined => scadenza
