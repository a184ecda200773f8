import { AGEVOLAZIONE_FORMS, OBJECTIVES, BANDO_STATES, bandoStateLabels } from '@bandiera/domain'
import { FACETS, DAY_LIMITS, AMOUNT_LIMITS, type Incrocio } from '@bandiera/matching'
import { esitoLabels } from '@bandiera/ui'
import { type ListFilter, optionsOf } from '@bandiera/ui/list'
import { filterTexts, texts } from './texts.ts'

/** The verdict; shown as counters rather than as a menu. */
export const VERDICT_FILTER: ListFilter<Incrocio> = {
  id: 'esito',
  label: texts.esito,
  options: optionsOf(esitoLabels),
  of: FACETS.esito,
}

const STATE_FILTER: ListFilter<Incrocio> = {
  id: 'stato',
  label: texts.state,
  options: BANDO_STATES.map((value) => ({ value, label: bandoStateLabels[value] })),
  of: FACETS.stato,
}

const FORM_FILTER: ListFilter<Incrocio> = {
  id: 'forma',
  label: texts.form,
  options: optionsOf(AGEVOLAZIONE_FORMS),
  of: FACETS.forma,
}

const GOAL_FILTER: ListFilter<Incrocio> = {
  id: 'obiettivo',
  label: filterTexts.goal,
  options: optionsOf(OBJECTIVES),
  of: FACETS.obiettivo,
}

const AMOUNT_FILTER: ListFilter<Incrocio> = {
  id: 'importo',
  label: texts.amount,
  options: [
    ...AMOUNT_LIMITS.map((end, at) => ({ value: `${end}`, label: filterTexts.amounts(AMOUNT_LIMITS[at - 1], end) })),
    { value: 'oltre', label: filterTexts.amounts(AMOUNT_LIMITS.at(-1), undefined) },
    { value: 'ignoto', label: filterTexts.notIndicated },
  ],
  of: FACETS.importo,
}

const DEADLINE_FILTER: ListFilter<Incrocio> = {
  id: 'scadenza',
  label: filterTexts.scadenza,
  options: [
    ...DAY_LIMITS.map((days) => ({ value: `${days}`, label: filterTexts.within(days) })),
    { value: 'oltre', label: filterTexts.beyondDays(DAY_LIMITS.at(-1)!) },
    { value: 'nessuna', label: filterTexts.withoutDeadline },
  ],
  of: FACETS.scadenza,
}

/** Grants that opened in the last 30 days; set by links of the dashboard. */
const NEWS_FILTER: ListFilter<Incrocio> = {
  id: 'novita',
  label: filterTexts.news,
  options: [{ value: 'si', label: filterTexts.openedLately }],
  of: FACETS.novita,
  linked: true,
}

export const BANDI_FILTERS = [STATE_FILTER, FORM_FILTER, GOAL_FILTER, AMOUNT_FILTER, DEADLINE_FILTER, NEWS_FILTER]

/** Kinds of rows that the list hides until the user shows them: closed grants, and matches marked as of no interest. */
export const HIDDEN_LABELS = { chiusi: texts.showClosed, scartati: texts.showDiscarded } as const
