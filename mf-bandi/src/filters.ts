import {
  controlliGravi,
  FORME_AGEVOLAZIONE,
  isDaRivedere,
  OBIETTIVI,
  REDAZIONE,
  redazioneLabels,
  STATI_BANDO,
  statoBandoLabels,
  tempoBando,
  type Bando,
  type Momento,
  type StatoBando,
} from '@bandiera/domain'
import type { ListFilter } from '@bandiera/ui/list'
import { redazioneOf } from './parts/editorial-steps.ts'
import { testi } from './texts.ts'

/** What a reader looks at unless told: everything but what has closed. */
export const IN_CORSO: readonly StatoBando[] = ['aperto', 'in_chiusura', 'in_apertura', 'non_noto']

interface FiltersOptions {
  momento: Momento
  curator: boolean
  isNew: (bando: Bando) => boolean
  /** Whether it is known what the reader has seen before. */
  news: boolean
}

/** Filters of the list of grants at a moment; curators also filter by editorial state, readers and what is to check. */
export function bandiFilters({ momento, curator, isNew, news }: FiltersOptions): ListFilter<Bando>[] {
  const stato: ListFilter<Bando> = {
    id: 'stato',
    label: testi.colonne.stato,
    options: STATI_BANDO.map((value) => ({ value, label: statoBandoLabels[value] })),
    of: ({ data }) => tempoBando(data, momento).stato,
    ...(!curator && { initial: IN_CORSO }),
  }
  const novita: ListFilter<Bando> = {
    id: 'novita',
    label: testi.novita,
    options: [{ value: 'si', label: testi.nuovo }],
    of: (bando) => (isNew(bando) ? 'si' : null),
  }
  return [stato, OBIETTIVO, FORMA, ...(curator ? CURATOR_FILTERS : news ? [novita] : [])]
}

const kindsOf = (bando: Bando): string[] => [
  ...(controlliGravi(bando.data).length > 0 ? ['grave'] : []),
  ...(isDaRivedere(bando) ? ['rivedere'] : []),
]

const OBIETTIVO: ListFilter<Bando> = {
  id: 'obiettivo',
  label: testi.obiettivi,
  options: OBIETTIVI.map((value) => ({ value, label: value })),
  of: ({ data }) => data.obiettivi,
}

const FORMA: ListFilter<Bando> = {
  id: 'forma',
  label: testi.forme,
  options: FORME_AGEVOLAZIONE.map((value) => ({ value, label: value })),
  of: ({ data }) => data.forme,
}

const CURATOR_FILTERS: ListFilter<Bando>[] = [
  {
    id: 'redazione',
    label: testi.colonne.redazione,
    options: REDAZIONE.map((value) => ({ value, label: redazioneLabels[value] })),
    of: redazioneOf,
  },
  {
    id: 'pubblico',
    label: testi.pubblico,
    options: [
      { value: 'si', label: testi.pubblicoSi },
      { value: 'no', label: testi.pubblicoNo },
    ],
    of: ({ data }) => (data.pubblico ? 'si' : 'no'),
  },
  {
    id: 'controllo',
    label: testi.colonne.controllo,
    options: [
      { value: 'si', label: testi.daControllare },
      { value: 'grave', label: testi.controlloGrave },
      { value: 'rivedere', label: testi.controlli.daRivedere },
      { value: 'no', label: testi.controllato },
    ],
    of: (bando) => (bando.data.daControllare?.length ? ['si', ...kindsOf(bando)] : 'no'),
  },
]
