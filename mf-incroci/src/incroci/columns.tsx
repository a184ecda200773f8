import {
  type Azienda,
  aziendaFields,
  bandoDataFields,
  dimensioneClassLabels,
  dimensione,
  formatEuro,
  formatNumber,
  bandoClosingDay,
  type RomeMoment,
  bandoStateLabels,
} from '@bandiera/domain'
import { type Incrocio, placeOfAzienda, ORDERS, summarizeCriteri, estimateOfRow } from '@bandiera/matching'
import { Box, EsitoChip, esitoLabels } from '@bandiera/ui'
import type { Column, PaperShares } from '@bandiera/ui/list'
import { hrefAzienda, hrefBando } from '../paths.ts'
import { sheetTexts, texts } from './texts.ts'
import { BandoState, Closing, closingText, CriteriaCounts, Reason, reasonOf } from './parts/cells.tsx'

/** One side of the matches: the record and the columns of a row. The first column is its name. */
export interface Side {
  titolo: (incrocio: Incrocio) => string
  href: (incrocio: Incrocio) => string
  columns: readonly Column<Incrocio>[]
  file: readonly Column<Incrocio>[]
  paper: { columns: readonly Column<Incrocio>[]; shares: PaperShares }
  /** The id of the record that the row is about: what the address names. */
  idOf: (incrocio: Incrocio) => string
  /** Last line of a card. */
  third: (incrocio: Incrocio) => string
  /** The whole text of a cell that a narrow column cuts off. */
  whole: (column: Column<Incrocio>, incrocio: Incrocio) => string | undefined
}

const SCORE: Column<Incrocio> = {
  id: 'punteggio',
  label: texts.score,
  cell: ({ valutazione }) => <strong>{valutazione.punteggio ?? '—'}</strong>,
  csv: ({ valutazione }) => valutazione.punteggio,
  align: 'right',
  width: 82,
}

const VERDICT: Column<Incrocio>[] = [
  {
    id: 'esito',
    label: texts.esito,
    cell: ({ valutazione }) => <EsitoChip esito={valutazione.esito} />,
    csv: ({ valutazione }) => esitoLabels[valutazione.esito],
    line: true,
    width: 138,
  },
  {
    id: 'motivo',
    label: texts.reason,
    cell: (incrocio) => <Reason incrocio={incrocio} />,
    csv: reasonOf,
  },
]

const CRITERI: Column<Incrocio> = {
  id: 'criteri',
  label: texts.criteri,
  cell: ({ valutazione }) => <CriteriaCounts criteri={valutazione.criteri} />,
  csv: ({ valutazione }) => texts.counts(summarizeCriteri(valutazione.criteri)),
  width: 190,
}

const WHOLE = new Set(['motivo', 'ente', 'forma', 'criteri', 'sede'])
const whole: Side['whole'] = ({ id, csv, cell }, incrocio) => {
  if (!WHOLE.has(id)) return undefined
  const text = csv?.(incrocio) ?? cell(incrocio)
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** The grants of a company. */
export function bandiSide(momento: RomeMoment): Side {
  const facts = grantFacts(momento)
  const columns = sorted([
    { id: 'titolo', label: texts.bando, cell: ({ bando }) => bando.data.titolo },
    ...VERDICT,
    ...facts.filter(({ id }) => id !== 'chiusura'),
    most,
    ...facts.filter(({ id }) => id === 'chiusura'),
    SCORE,
    CRITERI,
    {
      id: 'stato',
      label: texts.state,
      cell: ({ bando }) => <BandoState bando={bando} momento={momento} />,
      csv: ({ valutazione }) => bandoStateLabels[valutazione.stato],
      width: 190,
    },
    estimate,
  ])
  return {
    titolo: ({ bando }) => bando.data.titolo,
    href: ({ bando }) => hrefBando(bando._id),
    idOf: ({ bando }) => bando._id,
    third: ({ bando: { data } }) =>
      [data.ente, data.agevolazioneMax !== undefined && euro(data.agevolazioneMax), closingText(data, momento)]
        .filter(Boolean)
        .join(' · '),
    whole,
    columns,
    file: [...columns, ...inFiles([companyName, partitaIva])],
    paper: { columns: grantsOnPaper(columns, momento), shares: BANDI_ON_PAPER },
  }
}

export function aziendeSide(momento: RomeMoment): Side {
  const columns = sorted([
    { id: 'azienda', label: texts.azienda, cell: ({ azienda }) => azienda.ragioneSociale },
    ...VERDICT,
    { id: 'sede', label: texts.sede, cell: ({ azienda }) => placeOfAzienda(azienda) || '—', width: 140 },
    { id: 'dimensione', label: texts.dimensione, cell: ({ azienda }) => sizeName(azienda), line: true, width: 120 },
    SCORE,
    CRITERI,
    { ...partitaIva, optional: true },
    estimate,
  ])
  return {
    titolo: ({ azienda }) => azienda.ragioneSociale,
    href: ({ azienda }) => hrefAzienda(azienda._id),
    idOf: ({ azienda }) => azienda._id,
    third: ({ azienda }) => [placeOfAzienda(azienda), sizeName(azienda)].filter(Boolean).join(' · '),
    whole,
    columns,
    file: [...columns, ...inFiles([grantName, ...grantFacts(momento), most])],
    paper: { columns, shares: AZIENDE_ON_PAPER },
  }
}

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

/** A column of one text of the grant or the company; a dash without one. */
const textFact = (
  id: string,
  of: (incrocio: Incrocio) => string | undefined,
  label: string,
  width: number,
): Column<Incrocio> => ({ id, label, cell: (incrocio) => of(incrocio) || NONE, csv: of, width })
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
  textFact('ente', ({ bando }) => bando.data.ente, sheetTexts.ente, 140),
  {
    id: 'chiusura',
    label: bandoDataFields.dataChiusura.label,
    cell: ({ bando }) => <Closing bando={bando} momento={momento} />,
    csv: ({ bando }) => bandoClosingDay(bando.data, momento),
    align: 'right',
    width: 108,
  },
  textFact('forma', ({ bando }) => bando.data.forme?.join(', '), texts.form, 140),
  {
    id: 'intensita',
    label: bandoDataFields.intensita.label,
    cell: ({ bando }) => percent(bando.data.intensita),
    csv: ({ bando }) => bando.data.intensita,
    align: 'right',
    width: 78,
  },
]

const estimate: Column<Incrocio> = {
  id: 'stima',
  label: texts.estimate,
  cell: (incrocio) => euro(estimateOfRow(incrocio)),
  csv: estimateOfRow,
  optional: true,
  euro: true,
  align: 'right',
  width: 168,
}

const { label } = aziendaFields.partitaIva
const partitaIva = textFact('partitaIva', ({ azienda }) => azienda.partitaIva, label, 120)
const companyName = textFact('ragioneSociale', ({ azienda }) => azienda.ragioneSociale, texts.azienda, 180)
const grantName = textFact('nomeBando', ({ bando }) => bando.data.titolo, texts.bando, 180)

/** Paper leaves out the case file of a match, whose column holds the action that opens one, and the reason, which takes several lines. */
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

/** The columns of a company's grants on paper: the name of the grant with its ente below, the closing day as a date. */
const grantsOnPaper = (columns: readonly Column<Incrocio>[], momento: RomeMoment): Column<Incrocio>[] => {
  const own: readonly Column<Incrocio>[] = [
    NAME_ON_PAPER,
    {
      id: 'chiusura',
      label: bandoDataFields.dataChiusura.label,
      cell: ({ bando }) => closingText(bando.data, momento),
      align: 'right',
    },
    {
      id: 'forma',
      label: texts.form,
      // `Contributo/Fondo perduto` may break after the stroke: no word is wider than its column
      cell: ({ bando }) => bando.data.forme?.join(', ').replaceAll('/', '/\u200b') || NONE,
    },
  ]
  return columns.filter(({ id }) => id !== 'ente').map((column) => own.find(({ id }) => id === column.id) ?? column)
}

const NAME_ON_PAPER: Column<Incrocio> = {
  id: 'titolo',
  label: texts.bando,
  cell: ({ bando: { data } }) => (
    <>
      {data.titolo}
      {data.ente && <Box sx={{ fontWeight: 400, color: 'text.secondary' }}>{data.ente}</Box>}
    </>
  ),
}
