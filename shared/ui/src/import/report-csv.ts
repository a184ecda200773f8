import { csvText } from '../csv/csv-text.ts'
import { esitoImportLabels, type ReportRow } from './report-rows.ts'

/** The report as a file that a spreadsheet opens. */
export function reportCsv(rows: readonly ReportRow[]): string {
  const columns = ['Riga', 'Identificativo', 'Titolo', 'Esito', 'Motivo', 'Da controllare', 'Stato', 'Cambi'].map(
    (label) => ({ label }),
  )
  return csvText(
    columns,
    rows.map(({ riga, idEsterno, titolo, esito, stato, motivo, cambi = [], daControllare }) => [
      riga,
      idEsterno,
      titolo,
      esitoImportLabels[esito],
      motivo,
      daControllare.map((flag) => `${flag.campo}: ${flag.motivo}`).join(' | '),
      stato,
      cambi.map(({ etichetta, prima, dopo }) => `${etichetta}: ${prima || 'vuoto'} → ${dopo || 'vuoto'}`).join(' | '),
    ]),
  )
}
