import { dayInRome } from '@bandiera/domain'
import { csvText, type CsvColumn, type CsvValue } from '../csv/csv-text.ts'
import { download } from '../import/download.ts'
import { tableHtml, tableTsv } from '../csv/table-text.ts'
import type { Column } from './columns.ts'

/** The formats that a list can be saved in. */
export type Formato = 'csv' | 'xlsx'

export interface Export<T> {
  /** First part of the file's name; day and count follow. */
  stem: string
  /** What the file holds, in its order: the rows that search and filters leave. */
  rows: readonly T[]
  columns: readonly Column<T>[]
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Saves the rows; day and their number are in the file's name. The code of workbooks comes with the first of them. */
export async function saveRows<T>({ stem, rows, columns }: Export<T>, formato: Formato): Promise<void> {
  const name = `${stem}-${dayInRome()}-${rows.length}.${formato}`
  if (formato === 'csv') return download(name, tableCsv(columns, rows), 'text/csv;charset=utf-8')
  const { xlsxFile } = await import('../xlsx/xlsx-file.ts')
  const table = tableOf(columns, rows)
  download(name, await xlsxFile(table.columns, table.rows), XLSX)
}

/**
 * Puts the rows in the clipboard as a table: text with tabs, and HTML for programs that take it. Rows that a server has to send
 * may come later: the browser holds the place that the press of the button gave.
 * @throws when the browser refuses, or the rows do not come
 */
export async function copyRows<T>(columns: readonly Column<T>[], rows: () => Promise<readonly T[]>): Promise<number> {
  const told = rows().then((all) => ({ n: all.length, table: tableOf(columns, all) }))
  const { clipboard } = navigator
  if (typeof ClipboardItem === 'undefined' || typeof clipboard.write !== 'function') {
    await clipboard.writeText(tableTsv((await told).table))
  } else {
    const blob = (type: string, write: typeof tableTsv) => told.then(({ table }) => new Blob([write(table)], { type }))
    await clipboard.write([
      new ClipboardItem({ 'text/plain': blob('text/plain', tableTsv), 'text/html': blob('text/html', tableHtml) }),
    ])
  }
  return (await told).n
}

/** The records as a file, one column for each of the list's, those hidden on narrow screens included. */
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
