import { esitoImportLabels, type ReportRow } from './report-rows.ts'

/**
 * The report as Excel opens it in Italian: `;`, BOM, CRLF. Texts that a spreadsheet would run as a formula are written
 * with an apostrophe in front.
 */
export function reportCsv(rows: readonly ReportRow[]): string {
  const lines = rows.map(({ riga, idEsterno, titolo, esito, motivo, daControllare }) => [
    String(riga),
    idEsterno,
    titolo,
    esitoImportLabels[esito],
    motivo ?? '',
    daControllare.map((flag) => `${flag.campo}: ${flag.motivo}`).join(' | '),
  ])
  const table = [['Riga', 'Identificativo', 'Titolo', 'Esito', 'Motivo', 'Da controllare'], ...lines]
  return `\ufeff${table.map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[;"\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}
