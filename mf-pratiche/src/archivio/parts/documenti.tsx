import { useLive, useRecords } from '@bandiera/live'
import { EmptyState, useToday } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { hrefAzienda } from '../../paths.ts'
import { documentiColumns } from '../columns.tsx'
import { archivioTexts } from '../texts.ts'
import { expiredOn, latestFirst, yearFilter } from '../filters.ts'

/** Expired documents, with the company that has to renew each. */
export function ExpiredDocumenti() {
  const { records: docs, state } = useRecords({ coll: 'docs', rows: 'all' })
  const { get } = useLive()
  const oggi = useToday()
  const records = useMemo(
    () =>
      latestFirst(
        docs.filter((doc) => (expiredOn(doc) ?? oggi) < oggi),
        expiredOn,
      ),
    [docs, oggi],
  )
  const columns = useMemo(
    () => documentiColumns(({ clienteId }) => get('aziende', clienteId)?.ragioneSociale ?? ''),
    [get],
  )
  return (
    <DataTable
      columns={columns}
      csv="archivio-documenti"
      empty={<EmptyState text={archivioTexts.vuotoTesto} title={archivioTexts.vuotoDocumenti} />}
      filters={[yearFilter(records, expiredOn)]}
      href={({ clienteId }) => `${hrefAzienda(clienteId)}?tab=documenti`}
      internal
      label={archivioTexts.documenti}
      loading={state === 'loading' && records.length === 0}
      nome={archivioTexts.nomeDocumenti}
      records={records}
    />
  )
}
