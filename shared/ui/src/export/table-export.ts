import { dayInRome } from '@bandiera/domain'
import { cellText, type CsvColumn, csvText, type CsvValue } from './csv-text.ts'
import { download } from '../import/download.ts'
import type { Column } from '../list/columns.ts'

export type ExportFormat = 'csv' | 'xlsx'

export interface Export<T> {
  stem: string
  rows: readonly T[]
  columns: readonly Column<T>[]
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Saves the rows; the file's name holds the day and their number. The first workbook loads the code of workbooks. */
export async function saveRows<T>({ stem, rows, columns }: Export<T>, formato: ExportFormat): Promise<void> {
  const name = `${stem}-${dayInRome()}-${rows.length}.${formato}`
  if (formato === 'csv') return download(name, tableCsv(columns, rows), 'text/csv;charset=utf-8')
  const { xlsxFile } = await import('./xlsx-file.ts')
  const table = tableOf(columns, rows)
  download(name, await xlsxFile(table.columns, table.rows), XLSX)
}

/** Rows may arrive later: the browser keeps the permission that the click gave. Rejects when it refuses, or rows do not arrive. */
export async function copyRows<T>(columns: readonly Column<T>[], rows: () => Promise<readonly T[]>): Promise<number> {
  const reading = rows().then((all) => ({ n: all.length, table: tableOf(columns, all) }))
  const { clipboard } = navigator
  if (typeof ClipboardItem === 'undefined' || typeof clipboard.write !== 'function') {
    await clipboard.writeText(tableWithTabs((await reading).table))
  } else {
    const blob = (type: string, write: typeof tableWithTabs) =>
      reading.then(({ table }) => new Blob([write(table)], { type }))
    await clipboard.write([
      new ClipboardItem({ 'text/plain': blob('text/plain', tableWithTabs), 'text/html': blob('text/html', tableHtml) }),
    ])
  }
  return (await reading).n
}

export function tableCsv<T>(columns: readonly Column<T>[], rows: readonly T[]): string {
  const table = tableOf(columns, rows)
  return csvText(table.columns, table.rows)
}

function tableOf<T>(columns: readonly Column<T>[], rows: readonly T[]): { columns: CsvColumn[]; rows: CsvValue[][] } {
  const said = columns.filter(({ action, file }) => !action && file !== 'never')
  return { columns: said, rows: rows.map((record) => said.map((column) => valueOf(column, record))) }
}

function valueOf<T>({ csv, cell, search, sort }: Column<T>, record: T): CsvValue {
  if (csv) return csv(record)
  const shown = cell(record)
  return typeof shown === 'string' || typeof shown === 'number' ? shown : (search?.(record) ?? sort?.(record))
}

interface TextTable {
  columns: readonly CsvColumn[]
  rows: readonly (readonly CsvValue[])[]
}

export function tableWithTabs(table: TextTable): string {
  return linesOf(table, quoted)
    .map((line) => line.join('\t'))
    .join('\r\n')
}

/** The same as HTML: texts of digits stay texts, such as a partita IVA that begins with 0. */
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
