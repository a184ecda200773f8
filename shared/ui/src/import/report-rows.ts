export type EsitoImport = 'nuovo' | 'aggiornato' | 'identico' | 'errore'

/** Verdict on one record of an import; the same shape that the server answers. */
export interface ReportRow {
  riga: number
  idEsterno: string
  titolo: string
  esito: EsitoImport
  id?: string | undefined
  motivo?: string | undefined
  daControllare: readonly { campo: string; motivo: string }[]
}

export const esitoImportLabels: Record<EsitoImport, string> = {
  nuovo: 'Nuovo',
  aggiornato: 'Aggiornato',
  identico: 'Identico',
  errore: 'Errore',
}
/** The same words for what is feminine in Italian: aziende, pratiche. */
export const esitoImportLabelsF: Record<EsitoImport, string> = {
  nuovo: 'Nuova',
  aggiornato: 'Aggiornata',
  identico: 'Identica',
  errore: 'Errore',
}
export const ESITI_IMPORT = Object.keys(esitoImportLabels) as EsitoImport[]
