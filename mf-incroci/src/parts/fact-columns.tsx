import { formatDate, formatEuro, formatNumber, giornoChiusura, tempoBando, type Momento } from '@bandiera/domain'
import type { Incrocio } from '@bandiera/matching'
import { Box } from '@bandiera/ui'
import { paperColumns, type Column, type PaperColumn } from '@bandiera/ui/list'
import { testi as confronto } from '../foglio/testi.ts'
import { testi } from '../testi.ts'

/** What a grant would give to a company that may have it. */
export const stimaDi = ({ valutazione, stima }: Incrocio): number | null =>
  valutazione.esito === 'non_ammissibile' ? null : (stima?.importo ?? null)

const NONE = '—'
/** A share of the spend: `50 %`, `37,5 %`. */
export const percento = (value: number | undefined): string =>
  value === undefined ? NONE : `${formatNumber(value, Number.isInteger(value) ? 0 : 1)} %`

const euro = (value: number | null | undefined): string => (value == null ? NONE : formatEuro(value, 0))

const fact = (id: string, facts: Omit<Column<Incrocio>, 'id' | 'file'>): Column<Incrocio> => ({
  id,
  file: 'only',
  ...facts,
})

/** What a grant is and gives: for files and paper, where the screen has no room for it. */
export const grantFacts = (momento: Momento): readonly Column<Incrocio>[] => [
  fact('ente', {
    label: confronto.ente,
    cell: ({ bando }) => bando.data.ente || NONE,
    csv: ({ bando }) => bando.data.ente,
  }),
  fact('chiusura', {
    label: confronto.chiusura,
    cell: ({ bando: { data } }) =>
      formatDate(giornoChiusura(data, momento)) || (tempoBando(data, momento).sportello ? testi.sportello : NONE),
    csv: ({ bando }) => giornoChiusura(bando.data, momento),
    align: 'right',
  }),
  fact('forma', {
    label: confronto.forme,
    cell: ({ bando }) => bando.data.forme?.join(', ') || NONE,
    csv: ({ bando }) => bando.data.forme?.join(', '),
  }),
  fact('intensita', {
    label: testi.intensita,
    cell: ({ bando }) => percento(bando.data.intensita),
    csv: ({ bando }) => bando.data.intensita,
    align: 'right',
  }),
  fact('massimo', {
    label: testi.importo,
    cell: ({ bando }) => euro(bando.data.agevolazioneMax),
    csv: ({ bando }) => bando.data.agevolazioneMax,
    euro: true,
    align: 'right',
  }),
]

export const estimate: Column<Incrocio> = fact('stima', {
  label: testi.stima,
  cell: (incrocio) => euro(stimaDi(incrocio)),
  csv: stimaDi,
  euro: true,
  align: 'right',
})

/** Which company a row is about. */
export const companyFacts: readonly Column<Incrocio>[] = [
  fact('ragioneSociale', { label: testi.azienda, cell: ({ azienda }) => azienda.ragioneSociale }),
  fact('partitaIva', {
    label: confronto.partitaIva,
    cell: ({ azienda }) => azienda.partitaIva ?? NONE,
    csv: ({ azienda }) => azienda.partitaIva,
  }),
]

/** Which grant a row is about. */
export const grantName: Column<Incrocio> = fact('nomeBando', {
  label: testi.bando,
  cell: ({ bando }) => bando.data.titolo,
})

/** The case file of a match is on the screen alone: paper says how it stands, not how to open one. */
const PAPER_BANDI = { nome: 36, esito: 13, punteggio: 7, chiusura: 9, forma: 16, intensita: 7, massimo: 10, stima: 10 }
const PAPER_AZIENDE = {
  azienda: 30,
  partitaIva: 10,
  sede: 14,
  dimensione: 10,
  esito: 13,
  punteggio: 7,
  stima: 10,
}

type Columns = readonly Column<Incrocio>[]

/** A list of matches on paper: with what it has on the screen, and with what files add. */
export const paperOfGrants = (own: Columns, facts: Columns): PaperColumn<Incrocio>[] =>
  paperColumns([nameAndBody, ...own, ...facts], PAPER_BANDI)
export const paperOfCompanies = (own: Columns, facts: Columns): PaperColumn<Incrocio>[] =>
  paperColumns([...own, ...facts], PAPER_AZIENDE)

/** The grant and, under it, who gives it. */
const nameAndBody: Column<Incrocio> = {
  id: 'nome',
  label: testi.bando,
  cell: ({ bando: { data } }) => (
    <>
      {data.titolo}
      {data.ente && <Box sx={{ fontWeight: 400, color: 'text.secondary' }}>{data.ente}</Box>}
    </>
  ),
}
