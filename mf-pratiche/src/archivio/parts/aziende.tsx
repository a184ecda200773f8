import type { Azienda } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { refusalOf } from '@bandiera/policy'
import { EmptyState } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { hrefAzienda } from '../../paths.ts'
import { archivioTexts } from '../texts.ts'
import { archivedOn, latestFirst, yearFilter } from '../filters.ts'
import { AZIENDE_COLUMNS, restoreColumn } from '../columns.tsx'
import { useRestore } from '../actions.ts'

/** Companies that are no longer followed; their gestore can restore them. */
export function ArchivedAziende() {
  const { usr } = usePortal()
  const { records: aziende, state } = useRecords({ coll: 'aziende', rows: 'all' })
  const restore = useRestore()
  const records = useMemo(
    () =>
      latestFirst(
        aziende.filter(({ archiviata }) => archiviata),
        archivedOn,
      ),
    [aziende],
  )
  const mayRestore = (azienda: Azienda) =>
    usr !== null &&
    refusalOf(usr, { coll: 'aziende', before: azienda, after: { ...azienda, archiviata: false } }) === null
  const back = restoreColumn<Azienda>(
    ({ ragioneSociale }) => ragioneSociale,
    mayRestore,
    ({ _id, versione, ragioneSociale }) =>
      restore({
        coll: 'aziende',
        id: _id,
        versione,
        nome: ragioneSociale,
        testo: archivioTexts.aziendaTesto,
        set: { archiviata: false },
        fatto: archivioTexts.aziendaRipristinata,
      }),
  )
  return (
    <DataTable
      columns={[...AZIENDE_COLUMNS, back]}
      csv="archivio-aziende"
      empty={<EmptyState text={archivioTexts.vuotoTesto} title={archivioTexts.vuotoAziende} />}
      filters={[yearFilter(records, archivedOn)]}
      href={({ _id }) => hrefAzienda(_id)}
      internal
      label={archivioTexts.aziende}
      loading={state === 'loading' && records.length === 0}
      nome={archivioTexts.nomeAziende}
      records={records}
    />
  )
}
