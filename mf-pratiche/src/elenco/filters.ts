import { isPraticaAperta, STATI_PRATICA, statoPraticaLabels } from '@bandiera/domain'
import type { ListFilter } from '@bandiera/ui/list'
import { decisioneOf } from '../parts/decisione.ts'
import { mesiOf, nomeMese } from '../parts/mesi.ts'
import { compitiOf } from '../parts/compiti.ts'
import type { Riga } from '../parts/righe.ts'
import { testi } from '../testi.ts'

const { elenco } = testi
const { filtri } = elenco

/** Deadlines that the shortcut "this week" shows: those of the next seven days and those that have passed. */
export const QUESTA_SETTIMANA = ['scaduta', 'settimana']

/** Whose tasks, and what is late. */
export interface ChiGuarda {
  me: string
  oggi: string
}

/** Filters of the case files, the same in list, board and calendar; the last ones are those that the start page opens. */
export function praticheFilters(righe: readonly Riga[], chi: ChiGuarda): ListFilter<Riga>[] {
  return [
    {
      id: 'situazione',
      label: filtri.situazione,
      options: [
        { value: 'aperte', label: elenco.aperte },
        { value: 'chiuse', label: elenco.chiuse },
      ],
      of: ({ pratica }) => (isPraticaAperta(pratica.stato) ? 'aperte' : 'chiuse'),
      initial: ['aperte'],
    },
    {
      id: 'stato',
      label: filtri.stato,
      options: STATI_PRATICA.map((value) => ({ value, label: statoPraticaLabels[value] })),
      of: ({ pratica }) => pratica.stato,
    },
    {
      id: 'chi',
      label: filtri.responsabile,
      options: people(righe),
      of: ({ pratica }) => pratica.assegnatoA,
    },
    {
      id: 'scade',
      label: filtri.scadenza,
      options: [
        { value: 'scaduta', label: elenco.scaduta },
        { value: 'settimana', label: elenco.settimana },
        { value: 'mese', label: elenco.mese },
        { value: 'oltre', label: elenco.oltre },
        { value: 'nessuna', label: elenco.senzaScadenza },
      ],
      of: quandoScade,
    },
    {
      id: 'documenti',
      label: filtri.documenti,
      options: [
        { value: 'mancanti', label: elenco.mancanti },
        { value: 'completi', label: elenco.completi },
      ],
      of: ({ mancanti }) => (mancanti > 0 ? 'mancanti' : 'completi'),
    },
    ...numeriFilters(righe, chi),
  ]
}

function numeriFilters(righe: readonly Riga[], { me, oggi }: ChiGuarda): ListFilter<Riga>[] {
  const months = new Set(righe.flatMap(({ pratica }) => mesiOf(pratica)))
  return [
    {
      id: 'compiti',
      label: filtri.compiti,
      options: [
        { value: 'miei', label: elenco.compiti.miei },
        { value: 'ritardo', label: elenco.compiti.ritardo },
      ],
      of: ({ pratica }) => compitiOf(pratica, me, oggi),
      linked: true,
    },
    {
      id: 'decisione',
      label: filtri.decisione,
      options: [
        { value: 'concessa', label: elenco.decisione.concessa },
        { value: 'respinta', label: elenco.decisione.respinta },
      ],
      of: ({ pratica }) => decisioneOf(pratica),
      linked: true,
    },
    {
      id: 'mese',
      label: filtri.importi,
      options: [...months].sort((a, b) => b.localeCompare(a)).map((value) => ({ value, label: nomeMese(value) })),
      of: ({ pratica }) => mesiOf(pratica),
      linked: true,
    },
  ]
}

/** When the next deadline of a case file falls. */
export function quandoScade({ giorni }: Riga): string {
  if (giorni === null) return 'nessuna'
  if (giorni < 0) return 'scaduta'
  return giorni <= 7 ? 'settimana' : giorni <= 30 ? 'mese' : 'oltre'
}

function people(righe: readonly Riga[]): { value: string; label: string }[] {
  const names = new Map(
    righe.flatMap(({ pratica, responsabile }) =>
      pratica.assegnatoA ? [[pratica.assegnatoA, responsabile] as const] : [],
    ),
  )
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label, 'it'))
}
