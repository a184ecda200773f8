import { FORME_AGEVOLAZIONE, REDAZIONE, STATI_BANDO, statoBandoLabels, tempoBando, type Bando } from '@bandiera/domain'
import type { ListFilter } from '@bandiera/ui/list'
import { testi } from '../testi.ts'

/** Filters of the list of grants on a day; curators also filter by editorial state and by what is to check. */
export function bandiFilters(oggi: string, curator: boolean): ListFilter<Bando>[] {
  const stato: ListFilter<Bando> = {
    id: 'stato',
    label: testi.colonne.stato,
    options: STATI_BANDO.map((value) => ({ value, label: statoBandoLabels[value] })),
    of: ({ data }) => tempoBando(data, { oggi }).stato,
  }
  return curator ? [stato, FORMA, ...CURATOR_FILTERS] : [stato, FORMA]
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
    options: REDAZIONE.map((value) => ({ value, label: testi.redazione[value] })),
    of: ({ data }) => data.redazione ?? 'bozza',
  },
  {
    id: 'controllo',
    label: testi.colonne.controllo,
    options: [
      { value: 'si', label: testi.daControllare },
      { value: 'no', label: testi.controllato },
    ],
    of: ({ data }) => (data.daControllare?.length ? 'si' : 'no'),
  },
]
