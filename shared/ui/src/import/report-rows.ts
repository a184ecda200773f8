import { csvText } from '../export/csv-text.ts'

export type ImportOutcome = 'nuovo' | 'aggiornato' | 'identico' | 'errore'

export interface ReportRow {
  riga: number
  idEsterno: string
  titolo: string
  esito: ImportOutcome
  id?: string | undefined
  motivo?: string | undefined
  daControllare: readonly { campo: string; motivo: string }[]
  /** Left out by a choice of the person: nothing happens to it; `esito` does not count. */
  saltato?: boolean | undefined
  cambi?: readonly ImportChange[] | undefined
  /** Fields that keep a person's text (`prima`) although the source differs (`dopo`), in words. */
  restano?: readonly ImportChange[] | undefined
  /** The state in which a new record is stored, in words: "Pubblicato", "In revisione". */
  stato?: string | undefined
  domanda?: ImportQuestion | undefined
}

export interface ImportQuestion {
  testo: string
  opzioni: readonly { valore: string; etichetta: string }[]
  scelta?: string | undefined
}

export interface ImportChange {
  etichetta: string
  prima: string
  dopo: string
}

export const importOutcomeLabels: Record<ImportOutcome, string> = {
  nuovo: 'Nuovo',
  aggiornato: 'Aggiornato',
  identico: 'Identico',
  errore: 'Errore',
}
export const feminineOutcomeLabels: Record<ImportOutcome, string> = {
  nuovo: 'Nuova',
  aggiornato: 'Aggiornata',
  identico: 'Identica',
  errore: 'Errore',
}
export const IMPORT_OUTCOMES = Object.keys(importOutcomeLabels) as ImportOutcome[]

export type ShownOutcome = ImportOutcome | 'saltato'
export const SHOWN_OUTCOMES: readonly ShownOutcome[] = ['nuovo', 'aggiornato', 'identico', 'saltato', 'errore']
export const shownOutcomeOf = ({ esito, saltato }: ReportRow): ShownOutcome => (saltato ? 'saltato' : esito)
export const shownOutcomeLabel = (verdetto: ShownOutcome, femminile: boolean): string =>
  verdetto === 'saltato'
    ? `Non importat${femminile ? 'a' : 'o'}`
    : (femminile ? feminineOutcomeLabels : importOutcomeLabels)[verdetto]

export function reportCsv(rows: readonly ReportRow[]): string {
  const heads = ['Riga', 'Identificativo', 'Titolo', 'Esito', 'Motivo', 'Da controllare', 'Stato', 'Cambi']
  return csvText(
    heads.map((label) => ({ label })),
    rows.map(({ cambi = [], ...row }) => [
      row.riga,
      row.idEsterno,
      row.titolo,
      shownOutcomeLabel(shownOutcomeOf(row), false),
      row.motivo,
      row.daControllare.map((flag) => `${flag.campo}: ${flag.motivo}`).join(' | '),
      row.stato,
      cambi.map(({ etichetta, prima, dopo }) => `${etichetta}: ${prima || 'vuoto'} → ${dopo || 'vuoto'}`).join(' | '),
    ]),
  )
}
