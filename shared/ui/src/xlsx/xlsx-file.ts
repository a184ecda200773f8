import type { CsvColumn, CsvValue } from '../csv/csv-text.ts'
import { zipped } from './zip.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** Places in the list of formats of `styles.xml`. */
const STYLE = { plain: 0, head: 1, day: 2, euro: 3 }

/**
 * A table as a workbook of one sheet: the same cells as the CSV, but numbers, amounts and days are what they are, so that
 * they sort and add up; the heading stays in sight and filters. Texts are texts, never formulas. Written here: the parts that one sheet needs are six short files.
 */
export function xlsxFile(
  columns: readonly CsvColumn[],
  rows: readonly (readonly CsvValue[])[],
): Uint8Array<ArrayBuffer> {
  return zipped({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': relations({ officeDocument: 'xl/workbook.xml' }),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Elenco" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations({ worksheet: 'worksheets/sheet1.xml', styles: 'styles.xml' }),
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;€&quot;"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheet(columns, rows),
  })
}

const relations = (targets: Record<string, string>): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${Object.entries(targets)
    .map(([kind, target], n) => `<Relationship Id="r${n + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`

function sheet(columns: readonly CsvColumn[], rows: readonly (readonly CsvValue[])[]): string {
  const head = columns.map(({ label }, n) => textCell(`${letters(n)}1`, label, STYLE.head)).join('')
  const lines = rows.map((row, r) => {
    const cells = columns.map((column, n) => cell(`${letters(n)}${r + 2}`, row[n], column)).join('')
    return `<row r="${r + 2}">${cells}</row>`
  })
  const widths = columns.map(
    (_column, n) => `<col min="${n + 1}" max="${n + 1}" width="${widthOf(columns, rows, n)}" customWidth="1"/>`,
  )
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${head}</row>${lines.join('')}</sheetData><autoFilter ref="A1:${letters(columns.length - 1)}${rows.length + 1}"/></worksheet>`
}

function cell(at: string, value: CsvValue, { euro }: CsvColumn): string {
  if (value == null || value === '') return ''
  if (typeof value === 'number')
    return Number.isFinite(value) ? numberCell(at, value, euro ? STYLE.euro : STYLE.plain) : ''
  return /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? numberCell(at, dayNumber(value), STYLE.day)
    : textCell(at, value, STYLE.plain)
}

const numberCell = (at: string, value: number, style: number) => `<c r="${at}" s="${style}"><v>${value}</v></c>`
const textCell = (at: string, value: string, style: number) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`

/** Days since 30 December 1899, as spreadsheets count them. */
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569

/** `0` -> `A`, `26` -> `AA`. */
const letters = (n: number): string =>
  (n < 26 ? '' : letters(Math.floor(n / 26) - 1)) + String.fromCharCode(65 + (n % 26))

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// characters that XML does not carry would make the whole file unreadable
const UNREADABLE = /[^\P{Cc}\t\n\r]|[\ud800-\udfff\ufffe\uffff]/gu
const escaped = (text: string): string => text.replace(UNREADABLE, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)

/** As wide as its longest text among the first rows, within reason. */
const widthOf = (columns: readonly CsvColumn[], rows: readonly (readonly CsvValue[])[], n: number): number =>
  Math.min(
    60,
    Math.max(10, columns[n]!.label.length + 4, ...rows.slice(0, 200).map((row) => `${row[n] ?? ''}`.length + 2)),
  )
