import type { Line } from './csv-lines.ts'

export interface CsvRow {
  riga: number
  /** As many cells as headers; missing ones are empty. */
  cells: string[]
  /** Cells that the line has beyond the headers: a separator inside a text without quotes. */
  inPiu: number
}

export interface CsvTable {
  headers: string[]
  rows: CsvRow[]
  /** Lines above the names of the columns: a title, a date of printing. */
  sopra: readonly { riga: number; testo: string }[]
}

export type CsvRead = { ok: true; table: CsvTable } | { ok: false; motivo: string }

const LOOKED = 25

export function tableOfLines(lines: readonly Line[], isKnown: (header: string) => boolean): CsvRead {
  const written = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (written.length === 0) return { ok: false, motivo: 'Il file è vuoto.' }
  const at = headAt(written, isKnown)
  const head = written[at]!
  const { above, below } = yearsBeside(written, at)
  const after = at + 1 + Number(below !== null)
  const body = written.slice(after).filter(({ cells }) => !isSame(cells, head.cells))
  if (body.length === 0) return { ok: false, motivo: 'Il file ha solo l’intestazione: non c’è niente da importare.' }
  const headers = named(withYears(head.cells, above ?? below, isKnown))
  const rows = body.map(({ riga, cells }): CsvRow => ({
    riga,
    cells: headers.map((_header, column) => cells[column] ?? ''),
    inPiu: cells.slice(headers.length).filter(Boolean).length,
  }))
  const sopra = written
    .slice(0, at - Number(above !== null))
    .map(({ riga, cells }) => ({ riga, testo: cells.filter(Boolean).join(' ') }))
  return { ok: true, table: { headers, rows, sopra } satisfies CsvTable }
}

/** The line with most known names, at least two; else the first one, or the first with several cells: a title is alone in its line. */
function headAt(lines: readonly Line[], isKnown: (header: string) => boolean): number {
  const looked = lines.slice(0, LOOKED)
  const known = looked.map(({ cells }) => cells.filter((cell) => cell !== '' && isKnown(cell)).length)
  const most = Math.max(...known)
  if (most >= 2) return known.indexOf(most)
  const widths = looked.map(({ cells }) => cells.filter(Boolean).length)
  const wide = widths.filter((width) => width > 1).length
  return wide * 2 > widths.length ? widths.findIndex((width) => width > 1) : 0
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((cell, column) => cell === other[column])

/** Makes column names unique: an empty name becomes the position, a repeated one gets a number. */
function named(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '')
  const seen = new Map<string, number>()
  return cells.slice(0, last + 1).map((cell, index) => {
    const name = cell.replace(/\s+/g, ' ') || `Colonna ${index + 1}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

const YEAR = /^(?:(?:al |anno |esercizio )?(?:\d{1,2}[/.-]\d{1,2}[/.-])?(?:19|20)\d\d|fy ?(?:20)?\d\d)$/i

/** Whether a line contains only years, and none in the first column: no record looks like that. */
const isYears = (line: Line | undefined): line is Line =>
  line !== undefined &&
  line.cells[0] === '' &&
  line.cells.every((cell) => cell === '' || YEAR.test(cell.trim())) &&
  line.cells.some((cell) => cell !== '')

/** The line of years right above the names of the columns, or right below them: `Fatturato` over `2023` and `2024`. */
function yearsBeside(lines: readonly Line[], at: number): { above: Line | null; below: Line | null } {
  const [before, after] = [lines[at - 1], lines[at + 1]]
  if (isYears(before)) return { above: before, below: null }
  const named = lines[at]!.cells
  const isColumn =
    isYears(after) &&
    after.cells.every((cell, column) => cell === '' || !/^(?:anno|esercizio)\b/i.test(named[column] ?? ''))
  return { above: null, below: isColumn ? after : null }
}

/** A cell over several columns has its text in the first: a name applies to years on its right, a year to names that have years. */
function withYears(cells: readonly string[], years: Line | null, isKnown: (header: string) => boolean): string[] {
  if (!years) return [...cells]
  let [name, year] = ['', '']
  return Array.from({ length: Math.max(cells.length, years.cells.length) }, (_, column) => {
    const own = years.cells[column] ?? ''
    if (cells[column]) name = cells[column]
    if (own) return `${name} ${(year = own)}`
    const head = cells[column] ?? ''
    return year && head && isKnown(`${head} ${year}`) ? `${head} ${year}` : head
  })
}
