import { isPraticaAperta, STATI_PRATICA, statoPraticaLabels } from '@bandiera/domain'
import type { ListFilter } from '@bandiera/ui/list'
import type { Riga } from '../parts/righe.ts'
import { testi } from '../testi.ts'

const { elenco } = testi
const { filtri } = elenco

/** Deadlines that the shortcut "this week" shows: those of the next seven days and those that have passed. */
export const QUESTA_SETTIMANA = ['scaduta', 'settimana']

/** Filters of the case files, the same in list, board and calendar. */
export function praticheFilters(righe: readonly Riga[]): ListFilter<Riga>[] {
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
      of: when,
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
  ]
}

function when({ giorni }: Riga): string {
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
