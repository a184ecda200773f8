import { formatDate, formatEuro, lastDay, STATI_BANDO, tempoBando, type Bando } from '@bandiera/domain'
import { Marker, StatoBandoChip, WarningIcon } from '@bandiera/ui'
import type { Column } from '@bandiera/ui/list'
import { testi } from '../testi.ts'
import { RedazioneChip } from './redazione-chip.tsx'

/** Columns of the list of grants on a day; curators also see the editorial state and what is to check. */
export function bandiColumns(oggi: string, curator: boolean): Column<Bando>[] {
  return [
    {
      id: 'titolo',
      label: testi.colonne.titolo,
      cell: ({ data }) => data.titolo,
      sort: ({ data }) => data.titolo,
      search: ({ data }) => `${data.titolo} ${data.sottotitolo ?? ''} ${data.obiettivi?.join(' ') ?? ''}`,
    },
    {
      id: 'ente',
      label: testi.colonne.ente,
      cell: ({ data }) => data.ente ?? '—',
      sort: ({ data }) => data.ente,
      search: ({ data }) => data.ente,
      width: '18%',
      from: curator ? 'lg' : 'md',
    },
    ...windowColumns(oggi),
    {
      id: 'importo',
      label: testi.colonne.importo,
      cell: ({ data }) => formatEuro(data.agevolazioneMax, 0),
      sort: ({ data }) => data.agevolazioneMax,
      align: 'right',
      width: 180,
      from: curator ? 'lg' : 'md',
    },
    ...(curator ? CURATOR_COLUMNS : []),
  ]
}

function windowColumns(oggi: string): Column<Bando>[] {
  return [
    {
      id: 'stato',
      label: testi.colonne.stato,
      cell: ({ data }) => {
        const { stato, giorniRimasti, giorniAllApertura } = tempoBando(data, { oggi })
        return <StatoBandoChip giorni={giorniAllApertura ?? giorniRimasti} stato={stato} />
      },
      sort: ({ data }) => STATI_BANDO.indexOf(tempoBando(data, { oggi }).stato),
      width: 228,
    },
    {
      id: 'chiusura',
      label: testi.colonne.chiusura,
      cell: ({ data }) => chiusura(data, oggi),
      sort: ({ data }) => lastDay(data),
      align: 'right',
      width: 132,
    },
  ]
}

const chiusura = (data: Bando['data'], oggi: string): string =>
  formatDate(lastDay(data)) || (tempoBando(data, { oggi }).sportello ? testi.sportello : '—')

const CURATOR_COLUMNS: Column<Bando>[] = [
  {
    id: 'redazione',
    label: testi.colonne.redazione,
    cell: ({ data }) => <RedazioneChip redazione={data.redazione} />,
    sort: ({ data }) => testi.redazione[data.redazione ?? 'bozza'],
    width: 132,
  },
  {
    id: 'controllo',
    label: testi.colonne.controllo,
    cell: ({ data }) => <Flags n={data.daControllare?.length ?? 0} />,
    sort: ({ data }) => data.daControllare?.length ?? 0,
    align: 'right',
    width: 150,
  },
]

function Flags({ n }: { n: number }) {
  if (n === 0) return '—'
  return (
    <Marker icon={WarningIcon} tone="warning">
      {n}
    </Marker>
  )
}
