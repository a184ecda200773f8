import { divisioneTitle, formatAteco, type Azienda } from '@bandiera/domain'
import type { Column } from '@bandiera/ui/list'
import { sedeName } from '../rules/sedi.rules.ts'
import { testi } from '../testi.ts'

/** Columns that say which company it is, where it is and what it does. */
export const identityColumns: Column<Azienda>[] = [
  {
    id: 'nome',
    label: testi.colonne.nome,
    cell: ({ ragioneSociale }) => ragioneSociale,
    sort: ({ ragioneSociale }) => ragioneSociale,
    search: ({ ragioneSociale, tag }) => `${ragioneSociale} ${tag?.join(' ') ?? ''}`,
    csv: ({ ragioneSociale }) => ragioneSociale,
  },
  {
    id: 'partitaIva',
    label: testi.colonne.partitaIva,
    cell: ({ partitaIva, codiceFiscale }) => partitaIva ?? codiceFiscale ?? '—',
    search: ({ partitaIva, codiceFiscale }) => `${partitaIva ?? ''} ${codiceFiscale ?? ''}`,
    csv: ({ partitaIva, codiceFiscale }) => partitaIva ?? codiceFiscale,
    width: 124,
    from: 'lg',
  },
  {
    id: 'comune',
    label: testi.colonne.comune,
    cell: (azienda) => seatOf(azienda) || '—',
    sort: (azienda) => seatOf(azienda) || null,
    search: seatOf,
    width: '13%',
  },
  {
    id: 'ateco',
    label: testi.colonne.ateco,
    cell: (azienda) => {
      const code = mainCode(azienda)
      if (!code) return '—'
      return <span title={code.versione && divisioneTitle(code.codice, code.versione)}>{formatAteco(code.codice)}</span>
    },
    sort: (azienda) => mainCode(azienda)?.codice,
    search: ({ ateco = [] }) => ateco.map((code) => formatAteco(code.codice)).join(' '),
    csv: (azienda) => formatAteco(mainCode(azienda)?.codice ?? ''),
    width: 100,
    from: 'xl',
  },
]

const mainCode = ({ ateco = [] }: Azienda) => ateco.find((one) => one.prevalente) ?? ateco[0]

function seatOf({ sedi = [] }: Azienda): string {
  const seat = sedi.find((sede) => sede.tipo === 'legale') ?? sedi[0]
  return seat ? sedeName(seat) : ''
}
