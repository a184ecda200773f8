import { formatDate, formatEuro, formatNumber, giornoChiusura, tempoBando, type Momento } from '@bandiera/domain'
import { stimaDi, type Incrocio } from '@bandiera/matching'
import { Box } from '@bandiera/ui'
import type { Column, PaperShares } from '@bandiera/ui/list'
import { testi as confronto } from '../foglio/testi.ts'
import { testi } from '../testi.ts'

const NONE = '—'
/** A share of the spend: `50 %`, `37,5 %`. */
export const percento = (value: number | undefined): string =>
  value === undefined ? NONE : `${formatNumber(value, Number.isInteger(value) ? 0 : 1)} %`

const euro = (value: number | null | undefined): string => (value == null ? NONE : formatEuro(value, 0))

/** A datum that the screen shows where its person chooses the column. */
const fact = (id: string, facts: Omit<Column<Incrocio>, 'id'>): Column<Incrocio> => ({ id, optional: true, ...facts })
/** The same in files alone. */
export const inFiles = (columns: readonly Column<Incrocio>[]): Column<Incrocio>[] =>
  columns.map((column) => ({ ...column, file: 'only' }))

/** The most that a grant gives. */
export const most: Column<Incrocio> = {
  id: 'importo',
  label: testi.importo,
  cell: ({ bando }) => euro(bando.data.agevolazioneMax),
  csv: ({ bando }) => bando.data.agevolazioneMax,
  euro: true,
  align: 'right',
  width: 120,
}

/** What a grant is and gives, besides the most. */
export const grantFacts = (momento: Momento): readonly Column<Incrocio>[] => [
  fact('ente', {
    label: confronto.ente,
    cell: ({ bando }) => bando.data.ente || NONE,
    csv: ({ bando }) => bando.data.ente,
    width: 180,
  }),
  fact('chiusura', {
    label: confronto.chiusura,
    cell: ({ bando: { data } }) =>
      formatDate(giornoChiusura(data, momento)) || (tempoBando(data, momento).sportello ? testi.sportello : NONE),
    csv: ({ bando }) => giornoChiusura(bando.data, momento),
    align: 'right',
    width: 104,
  }),
  fact('forma', {
    label: confronto.forme,
    cell: ({ bando }) => bando.data.forme?.join(', ') || NONE,
    csv: ({ bando }) => bando.data.forme?.join(', '),
    width: 190,
  }),
  fact('intensita', {
    label: testi.intensita,
    cell: ({ bando }) => percento(bando.data.intensita),
    csv: ({ bando }) => bando.data.intensita,
    align: 'right',
    width: 96,
  }),
]

export const estimate: Column<Incrocio> = fact('stima', {
  label: testi.stima,
  cell: (incrocio) => euro(stimaDi(incrocio)),
  csv: stimaDi,
  euro: true,
  align: 'right',
  width: 168,
})

export const partitaIva: Column<Incrocio> = fact('partitaIva', {
  label: confronto.partitaIva,
  cell: ({ azienda }) => azienda.partitaIva ?? NONE,
  csv: ({ azienda }) => azienda.partitaIva,
  width: 120,
})

/** Which company a row is about. */
export const companyName: Column<Incrocio> = fact('ragioneSociale', {
  label: testi.azienda,
  cell: ({ azienda }) => azienda.ragioneSociale,
})

/** Which grant a row is about. */
export const grantName: Column<Incrocio> = fact('nomeBando', {
  label: testi.bando,
  cell: ({ bando }) => bando.data.titolo,
})

/** The case file of a match is on the screen alone: paper says how it stands, not how to open one. */
export const PAPER_BANDI: PaperShares = {
  titolo: 34,
  esito: 14,
  punteggio: 7,
  chiusura: 9,
  forma: 20,
  intensita: 7,
  importo: 10,
  stima: 10,
}
export const PAPER_AZIENDE: PaperShares = {
  azienda: 30,
  partitaIva: 10,
  sede: 17,
  dimensione: 9,
  esito: 11,
  punteggio: 7,
  stima: 10,
}

/** The columns of a company's grants as paper has them: who gives a grant stands under its name, the estimate in a column of its own. */
export const grantsOnPaper = (columns: readonly Column<Incrocio>[]): Column<Incrocio>[] =>
  columns.filter(({ id }) => id !== 'ente').map((column) => ON_PAPER.find(({ id }) => id === column.id) ?? column)

const ON_PAPER: readonly Column<Incrocio>[] = [
  {
    id: 'titolo',
    label: testi.bando,
    cell: ({ bando: { data } }) => (
      <>
        {data.titolo}
        {data.ente && <Box sx={{ fontWeight: 400, color: 'text.secondary' }}>{data.ente}</Box>}
      </>
    ),
  },
  most,
]
