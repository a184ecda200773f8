export type EsitoImport = 'nuovo' | 'aggiornato' | 'identico' | 'saltato' | 'errore'

/** Verdict on one record of an import; the same shape that the server answers. */
export interface ReportRow {
  riga: number
  idEsterno: string
  titolo: string
  esito: EsitoImport
  id?: string | undefined
  motivo?: string | undefined
  daControllare: readonly { campo: string; motivo: string }[]
  /** What an update changes, field by field, in words. */
  cambi?: readonly CambioImport[] | undefined
  /** The state in which a new record is stored, in words: "Pubblicato", "In revisione". */
  stato?: string | undefined
}

export interface CambioImport {
  etichetta: string
  /** Empty text for nothing. */
  prima: string
  dopo: string
}

export const esitoImportLabels: Record<EsitoImport, string> = {
  nuovo: 'Nuovo',
  aggiornato: 'Aggiornato',
  identico: 'Identico',
  saltato: 'Non importato',
  errore: 'Errore',
}
/** The same words for what is feminine in Italian: aziende, pratiche. */
export const esitoImportLabelsF: Record<EsitoImport, string> = {
  nuovo: 'Nuova',
  aggiornato: 'Aggiornata',
  identico: 'Identica',
  saltato: 'Non importata',
  errore: 'Errore',
}
export const ESITI_IMPORT = Object.keys(esitoImportLabels) as EsitoImport[]
