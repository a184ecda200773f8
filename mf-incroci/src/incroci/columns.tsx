import {
  type Azienda,
  aziendaFields,
  bandoDataFields,
  dimensioneClassLabels,
  dimensione,
  formatDate,
  formatEuro,
  formatNumber,
  bandoClosingDay,
  type RomeMoment,
  bandoStateLabels,
  bandoTiming,
} from '@bandiera/domain'
import { type Incrocio, placeOfAzienda, ORDERS, summarizeCriteri, estimateOfRow } from '@bandiera/matching'
import { Box, EsitoChip, esitoLabels } from '@bandiera/ui'
import type { Column, PaperShares } from '@bandiera/ui/list'
import { hrefAzienda, hrefBando } from '../paths.ts'
import { sheetTexts, texts } from './texts.ts'
import { RowActions } from './actions.tsx'
import { Amount, BandoState, CriteriaCounts } from './parts/cells.tsx'

/** One side of the matches: the record and the columns of a row. The first column is its name. */
export interface Side {
  titolo: (incrocio: Incrocio) => string
  href: (incrocio: Incrocio) => string
  columns: readonly Column<Incrocio>[]
  file: readonly Column<Incrocio>[]
  paper: { columns: readonly Column<Incrocio>[]; shares: PaperShares }
  /** Last on a line, beside the name on a card; no column of a file. */
  azione: Column<Incrocio>
}

const VERDICT: Column<Incrocio>[] = [
  {
    id: 'esito',
    label: texts.esito,
    cell: ({ valutazione }) => <EsitoChip esito={valutazione.esito} />,
    csv: ({ valutazione }) => esitoLabels[valutazione.esito],
    width: 142,
  },
  {
    id: 'punteggio',
    label: texts.score,
    cell: ({ valutazione }) => <strong>{valutazione.punteggio ?? '—'}</strong>,
    csv: ({ valutazione }) => valutazione.punteggio,
    align: 'right',
    width: 92,
  },
  {
    id: 'criteri',
    label: texts.criteri,
    cell: ({ valutazione }) => <CriteriaCounts criteri={valutazione.criteri} />,
    csv: ({ valutazione }) => texts.counts(summarizeCriteri(valutazione.criteri)),
    width: 176,
  },
]

const praticaColumn = (titolo: (incrocio: Incrocio) => string): Column<Incrocio> => ({
  id: 'pratica',
  label: texts.pratica.column,
  cell: (incrocio) => <RowActions incrocio={incrocio} titolo={titolo(incrocio)} />,
  width: 152,
})

/** The grants of a company. @param apart the estimate has a column of its own, so the amount column leaves it out */
export function bandiSide(momento: RomeMoment, apart = false): Side {
  const columns = sorted([...grantColumns(momento, apart), ...grantFacts(momento), estimate])
  return {
    titolo: ({ bando }) => bando.data.titolo,
    href: ({ bando }) => hrefBando(bando._id),
    columns,
    file: [...columns, ...inFiles([companyName, partitaIva])],
    paper: { columns: grantsOnPaper(columns), shares: BANDI_ON_PAPER },
    azione: praticaColumn(({ bando }) => bando.data.titolo),
  }
}

const grantColumns = (momento: RomeMoment, apart: boolean): Column<Incrocio>[] => [
  { id: 'titolo', label: texts.bando, cell: ({ bando }) => bando.data.titolo },
  ...VERDICT,
  {
    id: 'stato',
    label: texts.state,
    cell: ({ bando }) => <BandoState bando={bando} momento={momento} />,
    csv: ({ valutazione }) => bandoStateLabels[valutazione.stato],
    width: 214,
  },
  apart ? most : { ...most, cell: (incrocio) => <Amount {...incrocio} /> },
]

export function aziendeSide(momento: RomeMoment): Side {
  const columns = sorted([...companyColumns, partitaIva, estimate])
  return {
    titolo: ({ azienda }) => azienda.ragioneSociale,
    href: ({ azienda }) => hrefAzienda(azienda._id),
    columns,
    file: [...columns, ...inFiles([grantName, ...grantFacts(momento), most])],
    paper: { columns, shares: AZIENDE_ON_PAPER },
    azione: praticaColumn(({ azienda }) => azienda.ragioneSociale),
  }
}

const companyColumns: Column<Incrocio>[] = [
  { id: 'azienda', label: texts.azienda, cell: ({ azienda }) => azienda.ragioneSociale },
  // the names are short: each company has one line
  ...VERDICT.map((column): Column<Incrocio> => (column.id === 'esito' ? { ...column, line: true } : column)),
  { id: 'sede', label: texts.sede, cell: ({ azienda }) => placeOfAzienda(azienda) || '—', width: 180 },
  { id: 'dimensione', label: texts.dimensione, cell: ({ azienda }) => sizeName(azienda), line: true, width: 130 },
]

/** Adds `sort` to the columns that `ORDERS` can sort by: the page or the server sorts where it judges the matches. */
const sorted = (columns: readonly Column<Incrocio>[]): Column<Incrocio>[] =>
  columns.map((column) => (isOrder(column.id) ? { ...column, sort: ORDERS[column.id] } : column))
const isOrder = (id: string): id is keyof typeof ORDERS => Object.hasOwn(ORDERS, id)

export function sizeName(azienda: Azienda): string {
  const size = dimensione(azienda).classe
  return size ? dimensioneClassLabels[size] : texts.dimensioneNotKnown
}

const NONE = '—'
/** A share of the spend: `50 %`, `37,5 %`. */
export const percent = (value: number | undefined): string =>
  value === undefined ? NONE : `${formatNumber(value, Number.isInteger(value) ? 0 : 1)} %`

const euro = (value: number | null | undefined): string => (value == null ? NONE : formatEuro(value, 0))

/** A column that the screen shows when the user chooses it. */
const fact = (id: string, facts: Omit<Column<Incrocio>, 'id'>): Column<Incrocio> => ({ id, optional: true, ...facts })
/** One of a text of the grant or the company; a dash without one. */
const textFact = (id: string, of: (incrocio: Incrocio) => string | undefined, label: string, width: number) =>
  fact(id, { label, cell: (incrocio) => of(incrocio) || NONE, csv: of, width })
const inFiles = (columns: readonly Column<Incrocio>[]): Column<Incrocio>[] =>
  columns.map((column) => ({ ...column, file: 'only' }))

const most: Column<Incrocio> = {
  id: 'importo',
  label: texts.amount,
  cell: ({ bando }) => euro(bando.data.agevolazioneMax),
  csv: ({ bando }) => bando.data.agevolazioneMax,
  euro: true,
  align: 'right',
  width: 120,
}

const grantFacts = (momento: RomeMoment): readonly Column<Incrocio>[] => [
  textFact('ente', ({ bando }) => bando.data.ente, sheetTexts.ente, 180),
  fact('chiusura', {
    label: bandoDataFields.dataChiusura.label,
    cell: ({ bando: { data } }) =>
      formatDate(bandoClosingDay(data, momento)) || (bandoTiming(data, momento).sportello ? texts.sportello : NONE),
    csv: ({ bando }) => bandoClosingDay(bando.data, momento),
    align: 'right',
    width: 104,
  }),
  textFact('forma', ({ bando }) => bando.data.forme?.join(', '), texts.form, 190),
  fact('intensita', {
    label: bandoDataFields.intensita.label,
    cell: ({ bando }) => percent(bando.data.intensita),
    csv: ({ bando }) => bando.data.intensita,
    align: 'right',
    width: 96,
  }),
]

const estimate: Column<Incrocio> = fact('stima', {
  label: texts.estimate,
  cell: (incrocio) => euro(estimateOfRow(incrocio)),
  csv: estimateOfRow,
  euro: true,
  align: 'right',
  width: 168,
})

const { label } = aziendaFields.partitaIva
const partitaIva = textFact('partitaIva', ({ azienda }) => azienda.partitaIva, label, 120)
const companyName = fact('ragioneSociale', { label: texts.azienda, cell: ({ azienda }) => azienda.ragioneSociale })
const grantName = fact('nomeBando', { label: texts.bando, cell: ({ bando }) => bando.data.titolo })

/** Paper leaves out the case file of a match: its column holds the action that opens one. */
const BANDI_ON_PAPER: PaperShares = {
  titolo: 34,
  esito: 14,
  punteggio: 7,
  chiusura: 9,
  forma: 20,
  intensita: 7,
  importo: 10,
  stima: 10,
}
const AZIENDE_ON_PAPER: PaperShares = {
  azienda: 30,
  partitaIva: 10,
  sede: 17,
  dimensione: 9,
  esito: 11,
  punteggio: 7,
  stima: 10,
}

/** The columns of a company's grants on paper: the name of the grant with its ente below, the estimate in a column of its own. */
const grantsOnPaper = (columns: readonly Column<Incrocio>[]): Column<Incrocio>[] =>
  columns.filter(({ id }) => id !== 'ente').map((column) => ON_PAPER.find(({ id }) => id === column.id) ?? column)

const ON_PAPER: readonly Column<Incrocio>[] = [
  {
    id: 'titolo',
    label: texts.bando,
    cell: ({ bando: { data } }) => (
      <>
        {data.titolo}
        {data.ente && <Box sx={{ fontWeight: 400, color: 'text.secondary' }}>{data.ente}</Box>}
      </>
    ),
  },
  most,
]
