import { csvText } from '../csv/csv-text.ts'
import { verdettoLabel, verdettoOf, type ReportRow } from './report-rows.ts'

/** The report as a file that a spreadsheet opens. */
export function reportCsv(rows: readonly ReportRow[]): string {
  const columns = ['Riga', 'Identificativo', 'Titolo', 'Esito', 'Motivo', 'Da controllare', 'Stato', 'Cambi'].map(
    (label) => ({ label }),
  )
  return csvText(
    columns,
    rows.map(({ cambi = [], ...row }) => [
      row.riga,
      row.idEsterno,
      row.titolo,
      verdettoLabel(verdettoOf(row), false),
      row.motivo,
      row.daControllare.map((flag) => `${flag.campo}: ${flag.motivo}`).join(' | '),
      row.stato,
      cambi.map(({ etichetta, prima, dopo }) => `${etichetta}: ${prima || 'vuoto'} → ${dopo || 'vuoto'}`).join(' | '),
    ]),
  )
}
