import { bandoTiming, type Bando } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { refusalOf } from '@bandiera/policy'
import { EmptyState, useToday } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { hrefBando } from '../../paths.ts'
import { archivioTexts } from '../texts.ts'
import { closedOn, isArchived, latestFirst, STATE_FILTER, yearFilter } from '../filters.ts'
import { bandiColumns, restoreColumn } from '../columns.tsx'
import { useRestore } from '../actions.ts'

/** Closed and archived grants; their editors turn an archived one back into a draft. */
export function ArchivedBandi() {
  const { usr } = usePortal()
  const { records: bandi, state } = useRecords({ coll: 'bandi', rows: 'all' })
  const oggi = useToday()
  const dayOf = useMemo(() => closedOn(oggi), [oggi])
  const restore = useRestore()
  const records = useMemo(
    () =>
      latestFirst(
        bandi.filter((bando) => isArchived(bando) || isClosed(bando, oggi)),
        dayOf,
      ),
    [bandi, oggi, dayOf],
  )
  const mayCurate = (bando: Bando) =>
    usr !== null && refusalOf(usr, { coll: 'bandi', before: bando, after: bando }) === null
  const back = restoreColumn<Bando>(
    ({ data }) => data.titolo,
    (bando) => isArchived(bando) && mayCurate(bando),
    ({ _id, versione, data }) =>
      restore({
        coll: 'bandi',
        id: _id,
        versione,
        nome: data.titolo,
        testo: archivioTexts.bandoTesto,
        set: { 'data.redazione': 'bozza' },
        fatto: archivioTexts.bandoRipristinato,
        // no single step leads from a draft back into the archive
        definitivo: true,
      }),
  )
  return (
    <DataTable
      columns={[...bandiColumns(dayOf), back]}
      csv="archivio-bandi"
      empty={<EmptyState text={archivioTexts.vuotoTesto} title={archivioTexts.vuotoBandi} />}
      filters={[STATE_FILTER, yearFilter(records, dayOf)]}
      href={({ _id }) => hrefBando(_id)}
      label={archivioTexts.bandi}
      loading={state === 'loading' && records.length === 0}
      nome={archivioTexts.nomeBandi}
      records={records}
    />
  )
}

const isClosed = ({ data }: Bando, oggi: string): boolean =>
  data.redazione === 'pubblicato' && bandoTiming(data, { oggi }).stato === 'chiuso'
