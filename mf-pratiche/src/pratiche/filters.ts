import {
  addMonths,
  computedFields,
  taskMarksOf,
  dueRange,
  PRATICA_STATES,
  praticaStateLabels,
  type Usr,
} from '@bandiera/domain'
import type { ListFilter } from '@bandiera/ui/list'
import { monthName } from '../parts/dates.tsx'
import type { Row } from '../parts/rows.ts'
import { listTexts } from './texts.ts'

const { filtri } = listTexts
const { decisione, mesi, situazione } = computedFields.pratiche

/** The shortcut "this week": deadlines of the next seven days and those that have passed. */
export const THIS_WEEK = ['scaduta', 'settimana']

/** The user whose tasks are meant, and today. */
interface Viewer {
  me: string
  oggi: string
}

/** What some filters offer: people by id, months as `2026-09`. */
interface Choices {
  persone: readonly { value: string; label: string }[]
  mesi: readonly string[]
}

/** Filters of the case files, the same in list, board and calendar; the last ones are set by links of the start page only. */
export function praticheFilters({ persone, mesi: known }: Choices, chi: Viewer): ListFilter<Row>[] {
  return [
    {
      id: 'situazione',
      label: filtri.situazione,
      options: [
        { value: 'aperte', label: listTexts.aperte },
        { value: 'chiuse', label: listTexts.chiuse },
      ],
      of: ({ pratica }) => situazione(pratica),
      path: 'calc.situazione',
      initial: ['aperte'],
    },
    {
      id: 'stato',
      label: filtri.stato,
      options: PRATICA_STATES.map((value) => ({ value, label: praticaStateLabels[value] })),
      of: ({ pratica }) => pratica.stato,
      path: 'stato',
    },
    {
      id: 'chi',
      label: filtri.responsabile,
      options: persone,
      of: ({ pratica }) => pratica.assegnatoA,
      path: 'assegnatoA',
    },
    {
      id: 'scade',
      label: filtri.scadenza,
      options: [
        { value: 'scaduta', label: listTexts.scaduta },
        { value: 'settimana', label: listTexts.settimana },
        { value: 'mese', label: listTexts.mese },
        { value: 'oltre', label: listTexts.oltre },
        { value: 'nessuna', label: listTexts.senzaScadenza },
      ],
      of: ({ giorni }) => dueRange(giorni),
      path: 'calc.scade',
    },
    {
      id: 'documenti',
      label: filtri.documenti,
      options: [
        { value: 'mancanti', label: listTexts.mancanti },
        { value: 'completi', label: listTexts.completi },
      ],
      of: ({ mancanti }) => (mancanti > 0 ? 'mancanti' : 'completi'),
      path: 'calc.documenti',
    },
    ...figureFilters(known, chi),
  ]
}

function figureFilters(months: readonly string[], { me, oggi }: Viewer): ListFilter<Row>[] {
  return [
    {
      id: 'compiti',
      label: filtri.compiti,
      options: [
        { value: 'miei', label: listTexts.compiti.miei },
        { value: 'ritardo', label: listTexts.compiti.ritardo },
      ],
      of: ({ pratica }) => taskMarksOf(pratica, me, oggi),
      path: 'calc.compiti',
      valueAt: (value) => `${value} ${me}`,
      linked: true,
    },
    {
      id: 'decisione',
      label: filtri.decisione,
      options: [
        { value: 'concessa', label: listTexts.decisione.concessa },
        { value: 'respinta', label: listTexts.decisione.respinta },
      ],
      of: ({ pratica }) => decisione(pratica),
      path: 'calc.decisione',
      linked: true,
    },
    {
      id: 'mese',
      label: filtri.importi,
      options: [...months].sort((a, b) => b.localeCompare(a)).map((value) => ({ value, label: monthName(value) })),
      of: ({ pratica }) => mesi(pratica),
      path: 'calc.mesi',
      linked: true,
    },
  ]
}

/** Choices that occur in these case files. */
export const choicesOf = (rows: readonly Row[]): Choices => ({
  persone: people(rows),
  mesi: [...new Set(rows.flatMap(({ pratica }) => mesi(pratica)))],
})

/** Choices where the page does not hold the case files: all known people, and two years of months. */
export const knownChoices = (utenti: readonly Usr[], oggi: string): Choices => ({
  persone: utenti
    .map(({ _id, name }) => ({ value: _id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'it')),
  mesi: Array.from({ length: 24 }, (_, n) => addMonths(`${oggi.slice(0, 7)}-01`, -n).slice(0, 7)),
})

function people(rows: readonly Row[]): { value: string; label: string }[] {
  const names = new Map(
    rows.flatMap(({ pratica, responsabile }) =>
      pratica.assegnatoA ? [[pratica.assegnatoA, responsabile] as const] : [],
    ),
  )
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label, 'it'))
}
