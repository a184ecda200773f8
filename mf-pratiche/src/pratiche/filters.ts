import {
  addMonths,
  amountsSince,
  yearStart,
  computedFields,
  taskMarksOf,
  dueRange,
  praticaFields,
  PRATICA_STATES,
  praticaStateLabels,
  type Usr,
} from '@bandiera/domain'
import { type ListFilter, optionsOf } from '@bandiera/ui/list'
import { monthName } from '../parts/dates.tsx'
import type { Row } from '../parts/rows.ts'
import { listTexts } from './texts.ts'

const { filters } = listTexts
const { azienda, decisione, mesi, situazione } = computedFields.pratiche

/** The shortcut "this week": deadlines of the next seven days and those that have passed. */
export const THIS_WEEK = ['scaduta', 'settimana']

/** What some filters offer: people and companies by id, months as `2026-09`. */
interface Choices {
  persone: readonly Choice[]
  aziende: readonly Choice[]
  mesi: readonly string[]
}
interface Choice {
  value: string
  label: string
}

/** Filters of the case files, the same in list, board and calendar; the last ones are set by links of the start page only. */
export function praticheFilters(
  { persone, mesi: months, aziende }: Choices,
  me: string,
  oggi: string,
): ListFilter<Row>[] {
  return [
    {
      id: 'situazione',
      label: filters.situation,
      options: optionsOf(listTexts.situazione),
      of: ({ pratica }) => situazione(pratica),
      path: 'calc.situazione',
      initial: ['aperte'],
    },
    {
      id: 'stato',
      label: praticaFields.stato.label,
      options: PRATICA_STATES.map((value) => ({ value, label: praticaStateLabels[value] })),
      of: ({ pratica }) => pratica.stato,
      path: 'stato',
    },
    {
      id: 'chi',
      label: praticaFields.assegnatoA.label,
      options: persone,
      of: ({ pratica }) => pratica.assegnatoA,
      path: 'assegnatoA',
    },
    {
      id: 'scade',
      label: filters.scadenza,
      options: optionsOf(listTexts.expires),
      of: ({ giorni }) => dueRange(giorni),
      path: 'calc.scade',
    },
    {
      id: 'documenti',
      label: filters.documenti,
      options: optionsOf(listTexts.documenti),
      of: ({ mancanti }) => (mancanti > 0 ? 'mancanti' : 'completi'),
      path: 'calc.documenti',
    },
    {
      id: 'compiti',
      label: filters.tasks,
      options: optionsOf(listTexts.compiti),
      of: ({ pratica }) => taskMarksOf(pratica, me, oggi),
      path: 'calc.compiti',
      valueAt: (value) => `${value} ${me}`,
      linked: true,
    },
    {
      id: 'decisione',
      label: filters.decision,
      options: optionsOf(listTexts.decisione),
      of: ({ pratica }) => decisione(pratica),
      path: 'calc.decisione',
      linked: true,
    },
    {
      id: 'mese',
      label: filters.amounts,
      options: [...months].sort((a, b) => b.localeCompare(a)).map((value) => ({ value, label: monthName(value) })),
      of: ({ pratica }) => mesi(pratica),
      path: 'calc.mesi',
      linked: true,
    },
    {
      id: 'importi',
      label: filters.year,
      options: optionsOf(listTexts.importi),
      of: ({ pratica }) => Object.keys(amountsSince(pratica, yearStart(oggi))),
      path: 'calc.importi',
      linked: true,
    },
    {
      id: 'azienda',
      label: filters.azienda,
      options: aziende,
      of: ({ pratica }) => azienda(pratica),
      path: 'calc.azienda',
      linked: true,
    },
  ]
}

export function choicesOf(rows: readonly Row[]): Choices {
  const names = new Map(
    rows.flatMap(({ pratica: { assegnatoA }, responsabile }) =>
      assegnatoA ? [[assegnatoA, responsabile] as const] : [],
    ),
  )
  return {
    persone: [...names].map(([value, label]) => ({ value, label })).sort(byLabel),
    mesi: [...new Set(rows.flatMap(({ pratica }) => mesi(pratica)))],
    aziende: [...new Map(rows.map((row) => [azienda(row.pratica), row.azienda?.ragioneSociale ?? listTexts.anAzienda]))]
      .map(([value, label]) => ({ value, label }))
      .sort(byLabel),
  }
}

/** Choices where the page does not hold the case files: all known people, and two years of months. */
export const knownChoices = (utenti: readonly Usr[], oggi: string): Choices => ({
  persone: utenti.map(({ _id, name }) => ({ value: _id, label: name })).sort(byLabel),
  aziende: [],
  mesi: Array.from({ length: 24 }, (_, n) => addMonths(`${oggi.slice(0, 7)}-01`, -n).slice(0, 7)),
})

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'it')
