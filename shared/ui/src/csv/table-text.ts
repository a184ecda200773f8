import { cellText, type CsvColumn, type CsvValue } from './csv-text.ts'

export interface TextTable {
  columns: readonly CsvColumn[]
  rows: readonly (readonly CsvValue[])[]
}

/** A table as a spreadsheet takes it when it is pasted: a tab between cells, numbers and days as in a file. */
export function tableTsv(table: TextTable): string {
  return linesOf(table, quoted)
    .map((line) => line.join('\t'))
    .join('\r\n')
}

/** The same as HTML: texts stay texts, also where they are made of digits alone, as a partita IVA that begins with 0. */
export function tableHtml({ columns, rows }: TextTable): string {
  const head = columns.map(({ label }) => `<th>${escaped(label)}</th>`).join('')
  const body = rows.map((row) => `<tr>${columns.map((column, index) => cellHtml(column, row[index])).join('')}</tr>`)
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

function cellHtml(column: CsvColumn, value: CsvValue): string {
  const text = escaped(cellText(value, column)).replace(/\r\n|\r|\n/g, '<br>')
  return typeof value === 'string' && /^\d+$/.test(value)
    ? `<td style="mso-number-format:'\\@'" data-sheets-value='{"1":2,"2":"${value}"}'>${text}</td>`
    : `<td>${text}</td>`
}

function linesOf({ columns, rows }: TextTable, write: (text: string) => string): string[][] {
  const head = columns.map(({ label }) => write(cellText(label, {})))
  return [head, ...rows.map((row) => columns.map((column, index) => write(cellText(row[index], column))))]
}

const quoted = (text: string): string => (/["\t\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text)

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)
