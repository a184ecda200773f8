import {
  bandoDataFields,
  blockingQuestions,
  AGEVOLAZIONE_FORMS,
  needsReview,
  OBJECTIVES,
  EDITORIAL_STATES,
  editorialStateLabels,
  BANDO_STATES,
  bandoStateLabels,
  bandoTiming,
  type Bando,
  type RomeMoment,
  type BandoState,
} from '@bandiera/domain'
import { type ListFilter, optionsOf } from '@bandiera/ui/list'
import { editorialStateOf } from './parts/editorial-steps.ts'
import { texts } from './texts.ts'

/** Default for readers: all except closed grants. */
export const IN_PROGRESS: readonly BandoState[] = ['aperto', 'in_chiusura', 'in_apertura', 'non_noto']

export interface FiltersOptions {
  momento: RomeMoment
  curator: boolean
  isNew: (bando: Bando) => boolean
  /** Whether the reader's last visit is known. */
  news: boolean
}

/** Filters of the list of grants at a moment; curators also filter by editorial state, readers and open questions. */
export function bandiFilters({ momento, curator, isNew, news }: FiltersOptions): ListFilter<Bando>[] {
  const stato: ListFilter<Bando> = {
    id: 'stato',
    label: texts.colonne.state,
    options: BANDO_STATES.map((value) => ({ value, label: bandoStateLabels[value] })),
    of: ({ data }) => bandoTiming(data, momento).stato,
    ...(!curator && { initial: IN_PROGRESS }),
  }
  const novita: ListFilter<Bando> = {
    id: 'novita',
    label: texts.novita,
    options: [{ value: 'si', label: texts.nuovo }],
    of: (bando) => (isNew(bando) ? 'si' : null),
  }
  return [stato, GOAL_FILTER, FORM_FILTER, ...(curator ? CURATOR_FILTERS : news ? [novita] : [])]
}

const kindsOf = (bando: Bando): string[] => [
  ...(blockingQuestions(bando.data).length > 0 ? ['grave'] : []),
  ...(needsReview(bando) ? ['rivedere'] : []),
]

const GOAL_FILTER: ListFilter<Bando> = {
  id: 'obiettivo',
  label: bandoDataFields.obiettivi.label,
  options: optionsOf(OBJECTIVES),
  of: ({ data }) => data.obiettivi,
}

const FORM_FILTER: ListFilter<Bando> = {
  id: 'forma',
  label: texts.forme,
  options: optionsOf(AGEVOLAZIONE_FORMS),
  of: ({ data }) => data.forme,
}

const CURATOR_FILTERS: ListFilter<Bando>[] = [
  {
    id: 'redazione',
    label: bandoDataFields.redazione.label,
    options: EDITORIAL_STATES.map((value) => ({ value, label: editorialStateLabels[value] })),
    of: editorialStateOf,
  },
  {
    id: 'pubblico',
    label: texts.pubblico,
    options: optionsOf(texts.visibilita),
    of: ({ data }) => (data.pubblico ? 'si' : 'no'),
  },
  {
    id: 'controllo',
    label: texts.colonne.checking,
    options: optionsOf(texts.controllo),
    of: (bando) => (bando.data.daControllare?.length ? ['si', ...kindsOf(bando)] : 'no'),
  },
]
