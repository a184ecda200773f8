import { FORME_AGEVOLAZIONE, STATI_BANDO, statoBandoLabels } from '@bandiera/domain'
import type { Incrocio } from '@bandiera/matching'
import { esitoLabels } from '@bandiera/ui'
import type { ListFilter } from '@bandiera/ui/list'
import { testi } from '../testi.ts'

/** The verdict; shown as counters rather than as a menu. */
export const ESITO: ListFilter<Incrocio> = {
  id: 'esito',
  label: testi.esito,
  options: Object.entries(esitoLabels).map(([value, label]) => ({ value, label })),
  of: ({ valutazione }) => valutazione.esito,
}

export const STATO: ListFilter<Incrocio> = {
  id: 'stato',
  label: testi.stato,
  options: STATI_BANDO.map((value) => ({ value, label: statoBandoLabels[value] })),
  of: ({ valutazione }) => valutazione.stato,
}

export const FORMA: ListFilter<Incrocio> = {
  id: 'forma',
  label: testi.forma,
  options: FORME_AGEVOLAZIONE.map((value) => ({ value, label: value })),
  of: ({ bando }) => bando.data.forme,
}
