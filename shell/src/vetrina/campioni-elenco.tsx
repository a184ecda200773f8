import { formatDate, formatEuro, type StatoBando } from '@bandiera/domain'
import { StatoBandoChip } from '@bandiera/ui'
import type { Column, ListFilter } from '@bandiera/ui/list'

export interface Esempio {
  _id: string
  titolo: string
  ente: string
  stato: StatoBando
  scadenza: string
  dotazione: number | null
}

export const esempi: readonly Esempio[] = [
  riga('Voucher per la digitalizzazione', 'Camera di commercio', 'in_chiusura', '2026-12-04', 1_200_000),
  riga('Fondo nuove competenze e formazione continua dei lavoratori', 'Ministero', 'aperto', '2027-03-31', 250_000_000),
  riga('Nuove imprese nelle aree interne', 'Regione', 'in_apertura', '2027-02-15', 8500),
  riga('Efficienza energetica', 'Regione', 'chiuso', '2026-09-30', 4_000_000),
  riga('Internazionalizzazione', 'Agenzia', 'non_noto', '', null),
]

export const colonne: readonly Column<Esempio>[] = [
  { id: 'titolo', label: 'Titolo', cell: (r) => r.titolo, sort: (r) => r.titolo, search: (r) => r.titolo },
  {
    id: 'ente',
    label: 'Ente',
    cell: (r) => r.ente,
    sort: (r) => r.ente,
    search: (r) => r.ente,
    width: 180,
    from: 'md',
  },
  { id: 'stato', label: 'Stato', cell: (r) => <StatoBandoChip stato={r.stato} />, width: 150 },
  {
    id: 'scadenza',
    label: 'Scadenza',
    cell: (r) => formatDate(r.scadenza),
    sort: (r) => r.scadenza || null,
    align: 'right',
    width: 110,
  },
  {
    id: 'dotazione',
    label: 'Dotazione',
    cell: (r) => formatEuro(r.dotazione),
    sort: (r) => r.dotazione,
    align: 'right',
    width: 150,
  },
]

export const stati: ListFilter<Esempio> = {
  id: 'vetrina',
  label: 'Stato',
  of: (r) => r.stato,
  options: [
    { value: 'aperto', label: 'Aperto' },
    { value: 'in_chiusura', label: 'In chiusura' },
    { value: 'chiuso', label: 'Chiuso' },
  ],
}

/** A filter that hides everything from the start. */
export const nessuno: ListFilter<Esempio> = {
  id: 'vetrina-nessuno',
  label: 'Ente',
  of: (r) => r.ente,
  options: [{ value: 'Comune', label: 'Comune' }],
  initial: ['Comune'],
}

function riga(titolo: string, ente: string, ...rest: [StatoBando, string, number | null]): Esempio {
  const [stato, scadenza, dotazione] = rest
  return { _id: titolo, titolo, ente, stato, scadenza, dotazione }
}
