import {
  completezza,
  dimensione,
  divisioneTitle,
  formatAteco,
  formatEuro,
  plafondDeMinimis,
  CLASSI_DIMENSIONE,
  type Azienda,
} from '@bandiera/domain'
import type { Column } from '@bandiera/ui/list'
import { sedeName } from '../rules/sedi.rules.ts'
import { testi } from '../testi.ts'
import { CompletezzaBar } from './completezza-bar.tsx'

/** Columns of the list of companies on a day. */
export function aziendeColumns(oggi: string): Column<Azienda>[] {
  return [
    ...IDENTITY,
    {
      id: 'dimensione',
      label: testi.colonne.dimensione,
      cell: (azienda) => classeOf(azienda) ?? '—',
      sort: (azienda) => rankOf(azienda),
      width: 116,
      from: 'md',
    },
    {
      id: 'completezza',
      label: testi.colonne.completezza,
      cell: (azienda) => <CompletezzaBar percento={completezza(azienda).percento} />,
      sort: (azienda) => completezza(azienda).percento,
      width: 150,
    },
    {
      id: 'residuo',
      label: testi.colonne.residuo,
      cell: (azienda) => formatEuro(residuo(azienda, oggi), 0),
      sort: (azienda) => residuo(azienda, oggi),
      align: 'right',
      width: 180,
      from: 'md',
    },
  ]
}

const IDENTITY: Column<Azienda>[] = [
  {
    id: 'nome',
    label: testi.colonne.nome,
    cell: ({ ragioneSociale }) => ragioneSociale,
    sort: ({ ragioneSociale }) => ragioneSociale,
    search: ({ ragioneSociale, tag }) => `${ragioneSociale} ${tag?.join(' ') ?? ''}`,
  },
  {
    id: 'partitaIva',
    label: testi.colonne.partitaIva,
    cell: ({ partitaIva, codiceFiscale }) => partitaIva ?? codiceFiscale ?? '—',
    search: ({ partitaIva, codiceFiscale }) => `${partitaIva ?? ''} ${codiceFiscale ?? ''}`,
    width: 124,
  },
  {
    id: 'comune',
    label: testi.colonne.comune,
    cell: (azienda) => seatOf(azienda) || '—',
    sort: (azienda) => seatOf(azienda) || null,
    search: seatOf,
    width: '15%',
  },
  {
    id: 'ateco',
    label: testi.colonne.ateco,
    cell: ({ ateco = [] }) => {
      const code = ateco.find((one) => one.prevalente) ?? ateco[0]
      if (!code) return '—'
      return <span title={code.versione && divisioneTitle(code.codice, code.versione)}>{formatAteco(code.codice)}</span>
    },
    sort: ({ ateco }) => ateco?.[0]?.codice,
    search: ({ ateco = [] }) => ateco.map((code) => formatAteco(code.codice)).join(' '),
    width: 92,
    from: 'md',
  },
]

function seatOf({ sedi = [] }: Azienda): string {
  const seat = sedi.find((sede) => sede.tipo === 'legale') ?? sedi[0]
  return seat ? sedeName(seat) : ''
}

/** `null` while the company's aids were never recorded: not knowing is not having received none. */
const residuo = (azienda: Azienda, oggi: string): number | null =>
  azienda.aiuti ? plafondDeMinimis(azienda, 'deMinimis', oggi).residuo : null

function classeOf(azienda: Azienda): string | undefined {
  const { classe } = dimensione(azienda)
  return classe ? testi.classi[classe] : undefined
}

function rankOf(azienda: Azienda): number | null {
  const { classe } = dimensione(azienda)
  return classe ? CLASSI_DIMENSIONE.indexOf(classe) : null
}
