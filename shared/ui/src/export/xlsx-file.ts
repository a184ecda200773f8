import writeExcelFile, { type Cell, type Feature } from 'write-excel-file/universal'
import {
  getCellAddress,
  getOrderOfSiblings,
  getSelfClosingTagMarkup,
  insertElementMarkupAccordingToOrderOfSiblings as insertInOrder,
} from 'write-excel-file/utility'
import type { CsvColumn, CsvValue } from './csv-text.ts'

const DAY = 'dd/mm/yyyy'
const EURO = '#,##0.00\\ "€"'

/** The cells of the CSV with their types, so that they sort and add up. Texts are never formulas. */
export function xlsxFile(columns: readonly CsvColumn[], rows: readonly (readonly CsvValue[])[]): Promise<Blob> {
  const head = columns.map(({ label }): Cell => ({ value: readable(label), fontWeight: 'bold' }))
  const lines = rows.map((row) => columns.map((column, n) => cell(row[n], column)))
  const sheet = {
    sheet: 'Elenco',
    stickyRowsCount: 1,
    columns: columns.map((_column, n) => ({ width: widthOf(columns, rows, n) })),
  }
  const font = { fontFamily: 'Calibri', fontSize: 11 }
  return writeExcelFile([head, ...lines], sheet, {
    ...font,
    features: [headFilters(columns.length, rows.length)],
  }).toBlob()
}

function cell(value: CsvValue, { euro }: CsvColumn): Cell {
  if (value == null || value === '') return null
  if (typeof value === 'number') return Number.isFinite(value) ? { value, ...(euro && { format: EURO }) } : null
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined
  return day && !Number.isNaN(day.getTime()) ? { value: day, format: DAY } : readable(value)
}

// characters that XML does not carry would make the whole file unreadable
const UNREADABLE = /[^\P{Cc}\t\n\r]|[\ud800-\udfff\ufffe\uffff]/gu

/** The library looks texts up in a plain object: one that every object has a member for, as `constructor`, gets a space. */
function readable(text: string): string {
  const clean = text.replace(UNREADABLE, '')
  return clean in Object.prototype ? `${clean} ` : clean
}

const widthOf = (columns: readonly CsvColumn[], rows: readonly (readonly CsvValue[])[], n: number): number =>
  Math.min(
    60,
    Math.max(10, columns[n]!.label.length + 4, ...rows.slice(0, 200).map((row) => `${row[n] ?? ''}`.length + 2)),
  )

const SHEET = 'xl/worksheets/sheet{id}.xml'

/** Filters on the heading of a sheet whose first row it is: the library has no option for them. */
export function headFilters(columns: number, rows: number): Feature<Blob> {
  const filters = getSelfClosingTagMarkup('autoFilter', { ref: `A1:${getCellAddress(rows, columns - 1)}` })
  // a spreadsheet refuses a sheet whose elements are in another order
  const transform = (xml: string) =>
    insertInOrder(xml, filters, getOrderOfSiblings(SHEET, 'worksheet') ?? [], 'worksheet')
  return { files: { transform: { [SHEET]: { transform } } } }
}
