import {
  type Bando,
  datiBandoFields,
  euroOrDash,
  formatDate,
  giornoChiusura,
  labelOf,
  type Momento,
  redazioneLabels,
  STATI_BANDO,
  statoBandoLabels,
  tempoBando,
} from '@bandiera/domain'
import { fieldColumns, type Column } from '@bandiera/ui/list'
import { redazioneOf } from './parts/editorial-steps.ts'
import { Flags, RedazioneChip, StatoDiBando, Titolo } from './parts/cells.tsx'
import { testi } from './texts.ts'

export interface ColumnsOptions {
  momento: Momento
  /** Who curates grants sees their editorial state, what is to check and who reads them. */
  curator: boolean
  /** Whether a grant is news to its reader. */
  isNew: (bando: Bando) => boolean
  nameOf: (id: string) => string
}

const { column, others } = fieldColumns(datiBandoFields, { of: ({ data }: Bando) => data, at: 'data.' })

/** Columns of the list of grants at a moment. */
export function bandiColumns(options: ColumnsOptions): Column<Bando>[] {
  const own = ownColumns(options)
  return [...own, ...others(own, options.curator ? TOLD : [...TOLD, ...CURATED])]
}

/** Fields that the list tells under another name. */
const TOLD = ['agevolazioneMax', 'forme', 'dataChiusura'] as const
/** Fields that only curators see as columns. */
const CURATED = ['redazione', 'pubblico'] as const

function ownColumns(options: ColumnsOptions): Column<Bando>[] {
  const { curator, isNew } = options
  return [
    column('titolo', {
      label: testi.colonne.titolo,
      cell: (bando) => <Titolo isNew={isNew(bando)}>{bando.data.titolo}</Titolo>,
    }),
    column('ente', { label: testi.colonne.ente, width: 168, from: curator ? 'xl' : 'lg' }),
    ...windowColumns(options),
    column('agevolazioneMax', {
      id: 'importo',
      label: testi.colonne.importo,
      cell: ({ data }) => euroOrDash(data.agevolazioneMax, 0),
      width: 136,
      from: curator ? 'lg' : 'md',
    }),
    ...TOPICS,
    ...(curator ? curatorColumns(options) : []),
  ]
}

function windowColumns({ momento }: ColumnsOptions): Column<Bando>[] {
  const tempo = ({ data }: Bando) => tempoBando(data, momento)
  return [
    {
      id: 'stato',
      label: testi.colonne.stato,
      cell: ({ data }) => <StatoDiBando data={data} momento={momento} />,
      sort: (bando) => STATI_BANDO.indexOf(tempo(bando).stato),
      csv: (bando) => statoBandoLabels[tempo(bando).stato],
      width: 228,
    },
    {
      id: 'chiusura',
      label: testi.colonne.chiusura,
      cell: (bando) =>
        formatDate(giornoChiusura(bando.data, momento)) || (tempo(bando).sportello ? testi.sportello : '—'),
      sort: ({ data }) => giornoChiusura(data, momento),
      csv: ({ data }) => giornoChiusura(data, momento),
      align: 'right',
      width: 136,
    },
  ]
}

/** There is room for them on wide screens only; everywhere one filters by them, and the export has them. */
const TOPICS = [
  column('forme', { id: 'forma', label: testi.colonne.forme, width: 156, from: 'xl' }),
  column('obiettivi', { width: 172, from: 'xl' }),
]

const curatorColumns = ({ nameOf }: ColumnsOptions): Column<Bando>[] => [
  {
    id: 'gestori',
    label: testi.colonne.gestori,
    cell: ({ data }) => data.gestori.length || '—',
    sort: ({ data }) => data.gestori.length,
    csv: ({ data }) => data.gestori.map(nameOf).join(', '),
    align: 'right',
    width: 96,
    from: 'lg',
  },
  {
    id: 'redazione',
    label: testi.colonne.redazione,
    cell: (bando) => <RedazioneChip redazione={redazioneOf(bando)} />,
    sort: (bando) => labelOf(redazioneLabels, redazioneOf(bando)),
    csv: (bando) => labelOf(redazioneLabels, redazioneOf(bando)),
    width: 124,
  },
  {
    id: 'controllo',
    label: testi.colonne.controllo,
    cell: (bando) => <Flags bando={bando} />,
    sort: ({ data }) => data.daControllare?.length ?? 0,
    csv: ({ data }) => data.daControllare?.map(({ motivo }) => motivo).join(' | '),
    align: 'right',
    width: 108,
    from: 'md',
  },
]
