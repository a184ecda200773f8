import { formatDate, giornoChiusura, tempoBando, type Bando } from '@bandiera/domain'
import { useLiveStatus, useCollection } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { refusalOf } from '@bandiera/policy'
import { EmptyState, useToday } from '@bandiera/ui'
import { DataTable, type Column, type ListFilter } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { hrefBando } from '../paths.ts'
import { testi } from '../testi.ts'
import { annoFilter, latestFirst } from './by-day.ts'
import { ripristinaColumn } from './ripristina.tsx'
import { useRestore } from './use-restore.ts'

const { chiuse: t } = testi

/** Grants that are closed or archived; who curates one takes it back to its draft. */
export function BandiArchiviati() {
  const { usr } = usePortal()
  const bandi = useCollection('bandi')
  const { ready } = useLiveStatus()
  const oggi = useToday()
  const dayOf = useMemo(() => dayOn(oggi), [oggi])
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
  const back = ripristinaColumn<Bando>(
    ({ data }) => data.titolo,
    (bando) => isArchived(bando) && mayCurate(bando),
    ({ _id, versione, data }) =>
      restore({
        coll: 'bandi',
        id: _id,
        versione,
        nome: data.titolo,
        testo: t.bandoTesto,
        set: { 'data.redazione': 'bozza' },
        fatto: t.bandoRipristinato,
        // from a draft no step leads straight back into the archive
        definitivo: true,
      }),
  )
  return (
    <DataTable
      columns={[...columnsOf(dayOf), back]}
      csv="archivio-bandi"
      empty={<EmptyState text={t.vuotoTesto} title={t.vuotoBandi} />}
      filters={[STATO, annoFilter(records, dayOf)]}
      href={({ _id }) => hrefBando(_id)}
      label={t.bandi}
      loading={!ready && records.length === 0}
      nome={t.nomeBandi}
      records={records}
    />
  )
}

const isArchived = ({ data }: Bando): boolean => data.redazione === 'archiviato'
const isClosed = ({ data }: Bando, oggi: string): boolean =>
  data.redazione === 'pubblicato' && tempoBando(data, { oggi }).stato === 'chiuso'
const dayOn =
  (oggi: string) =>
  ({ data }: Bando): string | undefined =>
    giornoChiusura(data, { oggi })

const columnsOf = (dayOf: (bando: Bando) => string | undefined): Column<Bando>[] => [
  {
    id: 'titolo',
    label: t.titoloBando,
    cell: ({ data }) => data.titolo,
    sort: ({ data }) => data.titolo,
    search: ({ data }) => data.titolo,
  },
  {
    id: 'ente',
    label: t.ente,
    cell: ({ data }) => data.ente ?? '—',
    sort: ({ data }) => data.ente,
    search: ({ data }) => data.ente,
    width: '22%',
    from: 'md',
  },
  {
    id: 'chiusura',
    label: t.chiusura,
    cell: (bando) => formatDate(dayOf(bando)) || '—',
    sort: dayOf,
    csv: dayOf,
    align: 'right',
    width: 120,
  },
  {
    id: 'redazione',
    label: testi.stato,
    cell: (bando) => (isArchived(bando) ? t.archiviato : t.chiuso),
    sort: (bando) => (isArchived(bando) ? 1 : 0),
    width: 116,
  },
]

const STATO: ListFilter<Bando> = {
  id: 'redazione',
  label: testi.stato,
  options: [
    { value: 'archiviato', label: t.archiviato },
    { value: 'chiuso', label: t.chiuso },
  ],
  of: (bando) => (isArchived(bando) ? 'archiviato' : 'chiuso'),
}
