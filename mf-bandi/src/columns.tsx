import {
  type Bando,
  bandoDataFields,
  euroOrDash,
  formatDate,
  bandoClosingDay,
  labelOf,
  type RomeMoment,
  editorialStateLabels,
  BANDO_STATES,
  bandoStateLabels,
  bandoTiming,
} from '@bandiera/domain'
import { type Column, dayColumn, fieldColumns } from '@bandiera/ui/list'
import { editorialStateOf } from './parts/editorial-steps.ts'
import { Flags, BandoState, Title } from './parts/cells.tsx'
import { ClosingCell, ReviewCell } from './parts/inline-cells.tsx'
import { texts } from './texts.ts'

export interface ColumnsOptions {
  momento: RomeMoment
  /** Curators also see editorial state, open questions and readers. */
  curator: boolean
  isNew: (bando: Bando) => boolean
  nameOf: (id: string) => string
}

const { column, others } = fieldColumns(bandoDataFields, { of: ({ data }: Bando) => data, at: 'data.' })

export function bandiColumns(options: ColumnsOptions): Column<Bando>[] {
  const own = ownColumns(options)
  return [...own, ...others(own, options.curator ? COLUMNS_OF_THEIR_OWN : [...COLUMNS_OF_THEIR_OWN, ...CURATED])]
}

const COLUMNS_OF_THEIR_OWN = ['agevolazioneMax', 'forme', 'dataChiusura'] as const
const CURATED = ['redazione', 'pubblico'] as const

function ownColumns(options: ColumnsOptions): Column<Bando>[] {
  const { curator, isNew } = options
  return [
    column('titolo', {
      cell: (bando) => <Title isNew={isNew(bando)}>{bando.data.titolo}</Title>,
    }),
    column('ente', { label: texts.colonne.ente, width: 168, from: curator ? 'xl' : 'lg' }),
    ...windowColumns(options),
    column('agevolazioneMax', {
      id: 'importo',
      label: texts.colonne.amount,
      cell: ({ data }) => euroOrDash(data.agevolazioneMax, 0),
      width: 136,
      from: curator ? 'lg' : 'md',
    }),
    ...TOPICS,
    ...(curator ? curatorColumns(options) : []),
  ]
}

/** Readers begin with what closes next, curators with what is open. */
function windowColumns({ momento, curator }: ColumnsOptions): Column<Bando>[] {
  const tempo = ({ data }: Bando) => bandoTiming(data, momento)
  return [
    {
      id: 'stato',
      label: texts.colonne.state,
      cell: ({ data }) => <BandoState data={data} momento={momento} />,
      sort: (bando) => BANDO_STATES.indexOf(tempo(bando).stato),
      ...(curator && { order: 'up' as const }),
      csv: (bando) => bandoStateLabels[tempo(bando).stato],
      width: 228,
    },
    dayColumn(({ data }) => bandoClosingDay(data, momento), {
      id: 'chiusura',
      label: texts.colonne.closing,
      ...(!curator && { order: 'up' as const }),
      cell: (bando) => {
        const day = formatDate(bandoClosingDay(bando.data, momento)) || (tempo(bando).sportello ? texts.sportello : '—')
        return curator ? <ClosingCell bando={bando}>{day}</ClosingCell> : day
      },
      width: 136,
    }),
  ]
}

/** Shown on wide screens only; filters and export always have them. */
const TOPICS = [
  column('forme', { id: 'forma', label: texts.colonne.forms, width: 156, from: 'xl' }),
  column('obiettivi', { width: 172, from: 'xl' }),
]

const curatorColumns = ({ nameOf }: ColumnsOptions): Column<Bando>[] => [
  {
    id: 'gestori',
    label: texts.colonne.gestori,
    cell: ({ data }) => data.gestori.length || '—',
    sort: ({ data }) => data.gestori.length,
    csv: ({ data }) => data.gestori.map(nameOf).join(', '),
    align: 'right',
    width: 96,
    from: 'lg',
  },
  {
    id: 'redazione',
    label: bandoDataFields.redazione.label,
    cell: (bando) => <ReviewCell bando={bando} />,
    sort: (bando) => labelOf(editorialStateLabels, editorialStateOf(bando)),
    csv: (bando) => labelOf(editorialStateLabels, editorialStateOf(bando)),
    width: 148,
  },
  {
    id: 'controllo',
    label: texts.colonne.checking,
    cell: (bando) => <Flags bando={bando} />,
    sort: ({ data }) => data.daControllare?.length ?? 0,
    csv: ({ data }) => data.daControllare?.map(({ motivo }) => motivo).join(' | '),
    align: 'right',
    width: 108,
    from: 'md',
  },
]
