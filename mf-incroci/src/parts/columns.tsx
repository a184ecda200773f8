import { classeLabels, dimensione, statoBandoLabels, type Azienda, type Momento } from '@bandiera/domain'
import { luogoDi, ORDERS, riepilogoCriteri, type Incrocio } from '@bandiera/matching'
import { EsitoChip, esitoLabels } from '@bandiera/ui'
import type { Column, PaperShares } from '@bandiera/ui/list'
import { hrefAzienda, hrefBando } from '../paths.ts'
import { testi } from '../testi.ts'
import { Azioni } from './azioni.tsx'
import { Conteggi, Importo, Stato } from './celle.tsx'
import {
  companyName,
  estimate,
  grantFacts,
  grantName,
  grantsOnPaper,
  inFiles,
  most,
  PAPER_AZIENDE,
  PAPER_BANDI,
  partitaIva,
} from './fact-columns.tsx'

/** One side of the matches: what a row is about, and what it shows. The first column is its name. */
export interface Verso {
  titolo: (incrocio: Incrocio) => string
  href: (incrocio: Incrocio) => string
  /** Those of the screen, and those that it shows where its person chooses them. */
  columns: readonly Column<Incrocio>[]
  /** Columns of a file: all of the screen and what it has no room for. */
  file: readonly Column<Incrocio>[]
  /** The columns as paper has them, and which of them it prints. */
  paper: { columns: readonly Column<Incrocio>[]; shares: PaperShares }
  /** Last on a line, beside the name on a card; no column of a file. */
  azione: Column<Incrocio>
}

const VERDICT: Column<Incrocio>[] = [
  {
    id: 'esito',
    label: testi.esito,
    cell: ({ valutazione }) => <EsitoChip esito={valutazione.esito} />,
    csv: ({ valutazione }) => esitoLabels[valutazione.esito],
    width: 142,
  },
  {
    id: 'punteggio',
    label: testi.punteggio,
    cell: ({ valutazione }) => <strong>{valutazione.punteggio ?? '—'}</strong>,
    csv: ({ valutazione }) => valutazione.punteggio,
    align: 'right',
    width: 92,
  },
  {
    id: 'criteri',
    label: testi.criteri,
    cell: ({ valutazione }) => <Conteggi criteri={valutazione.criteri} />,
    csv: ({ valutazione }) => testi.conteggi(riepilogoCriteri(valutazione.criteri)),
    width: 176,
  },
]

const PRATICA = (titolo: (incrocio: Incrocio) => string): Column<Incrocio> => ({
  id: 'pratica',
  label: testi.pratica.colonna,
  cell: (incrocio) => <Azioni incrocio={incrocio} titolo={titolo(incrocio)} />,
  width: 152,
})

/**
 * Grants of a company: how they stand at a moment, and how much they give.
 * @param apart the estimate has a column of its own, so it does not stand under the most that a grant gives
 */
export function versoBandi(momento: Momento, apart = false): Verso {
  const columns = sorted([...grantColumns(momento, apart), ...grantFacts(momento), estimate])
  return {
    titolo: ({ bando }) => bando.data.titolo,
    href: ({ bando }) => hrefBando(bando._id),
    columns,
    file: [...columns, ...inFiles([companyName, partitaIva])],
    paper: { columns: grantsOnPaper(columns), shares: PAPER_BANDI },
    azione: PRATICA(({ bando }) => bando.data.titolo),
  }
}

const grantColumns = (momento: Momento, apart: boolean): Column<Incrocio>[] => [
  {
    id: 'titolo',
    label: testi.bando,
    cell: ({ bando }) => bando.data.titolo,
  },
  ...VERDICT,
  {
    id: 'stato',
    label: testi.stato,
    cell: ({ bando }) => <Stato bando={bando} momento={momento} />,
    csv: ({ valutazione }) => statoBandoLabels[valutazione.stato],
    width: 214,
  },
  apart ? most : { ...most, cell: (incrocio) => <Importo {...incrocio} /> },
]

/** Companies of a grant at a moment. */
export function versoAziende(momento: Momento): Verso {
  const columns = sorted([...companyColumns, partitaIva, estimate])
  return {
    titolo: ({ azienda }) => azienda.ragioneSociale,
    href: ({ azienda }) => hrefAzienda(azienda._id),
    columns,
    file: [...columns, ...inFiles([grantName, ...grantFacts(momento), most])],
    paper: { columns, shares: PAPER_AZIENDE },
    azione: PRATICA(({ azienda }) => azienda.ragioneSociale),
  }
}

const companyColumns: Column<Incrocio>[] = [
  {
    id: 'azienda',
    label: testi.azienda,
    cell: ({ azienda }) => azienda.ragioneSociale,
  },
  // names are short: one line for each company
  ...VERDICT.map((column): Column<Incrocio> => (column.id === 'esito' ? { ...column, line: true } : column)),
  { id: 'sede', label: testi.sede, cell: ({ azienda }) => luogoDi(azienda) || '—', width: 180 },
  { id: 'dimensione', label: testi.dimensione, cell: ({ azienda }) => classe(azienda), line: true, width: 130 },
]

/** Those that the list can be sorted by say so: page or server sort by `ORDERS`, where the matches are judged. */
const sorted = (columns: readonly Column<Incrocio>[]): Column<Incrocio>[] =>
  columns.map((column) => (isOrder(column.id) ? { ...column, sort: ORDERS[column.id] } : column))
const isOrder = (id: string): id is keyof typeof ORDERS => Object.hasOwn(ORDERS, id)

export function classe(azienda: Azienda): string {
  const size = dimensione(azienda).classe
  return size ? classeLabels[size] : testi.dimensioneNonNota
}
