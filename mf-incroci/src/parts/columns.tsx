import { classeLabels, dimensione, statoBandoLabels, type Azienda, type Momento } from '@bandiera/domain'
import { luogoDi, riepilogoCriteri, type Incrocio } from '@bandiera/matching'
import { EsitoChip, esitoLabels } from '@bandiera/ui'
import type { Column, PaperColumn } from '@bandiera/ui/list'
import { hrefAzienda, hrefBando } from '../paths.ts'
import { testi } from '../testi.ts'
import { Azioni } from './azioni.tsx'
import { Conteggi, Importo, Stato } from './celle.tsx'
import { companyFacts, estimate, grantFacts, grantName, paperOfCompanies, paperOfGrants } from './fact-columns.tsx'

/** One side of the matches: what a row is about, and what it shows. The first column is its name. */
export interface Verso {
  titolo: (incrocio: Incrocio) => string
  href: (incrocio: Incrocio) => string
  columns: readonly Column<Incrocio>[]
  /** Columns of a file: those of the screen and what it has no room for. */
  file: readonly Column<Incrocio>[]
  paper: readonly PaperColumn<Incrocio>[]
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

/** Grants of a company: how they stand at a moment, and how much they give. */
export function versoBandi(momento: Momento): Verso {
  const columns = grantColumns(momento)
  const facts = [...grantFacts(momento), estimate]
  return {
    titolo: ({ bando }) => bando.data.titolo,
    href: ({ bando }) => hrefBando(bando._id),
    columns,
    // the most that a grant gives is a column of the screen
    file: [...columns, ...facts.filter(({ id }) => id !== 'massimo'), ...companyFacts],
    paper: paperOfGrants(columns, facts),
    azione: PRATICA(({ bando }) => bando.data.titolo),
  }
}

const grantColumns = (momento: Momento): Column<Incrocio>[] => [
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
  {
    id: 'importo',
    label: testi.importo,
    cell: (incrocio) => <Importo {...incrocio} />,
    csv: ({ bando }) => bando.data.agevolazioneMax,
    euro: true,
    align: 'right',
    width: 120,
  },
]

/** Companies of a grant at a moment. */
export function versoAziende(momento: Momento): Verso {
  const [, partitaIva] = companyFacts
  const facts = [partitaIva!, estimate]
  return {
    titolo: ({ azienda }) => azienda.ragioneSociale,
    href: ({ azienda }) => hrefAzienda(azienda._id),
    columns: companyColumns,
    file: [...companyColumns, ...facts, grantName, ...grantFacts(momento)],
    paper: paperOfCompanies(companyColumns, facts),
    azione: PRATICA(({ azienda }) => azienda.ragioneSociale),
  }
}

const companyColumns: Column<Incrocio>[] = [
  {
    id: 'azienda',
    label: testi.azienda,
    cell: ({ azienda }) => azienda.ragioneSociale,
  },
  ...VERDICT,
  { id: 'sede', label: testi.sede, cell: ({ azienda }) => luogoDi(azienda) || '—', width: 180 },
  { id: 'dimensione', label: testi.dimensione, cell: ({ azienda }) => classe(azienda), width: 130 },
]

export function classe(azienda: Azienda): string {
  const size = dimensione(azienda).classe
  return size ? classeLabels[size] : testi.dimensioneNonNota
}
