import { cellFields, shownText, cellValue, type CellField, type Fields, type PathOf } from '@bandiera/domain'
import type { Column } from './columns.ts'

export interface FieldColumns<F extends Fields, T> {
  column: (path: PathOf<F>, facts?: Partial<Column<T>>) => Column<T>
  /** Columns of the other fields that fit a cell: chosen by the person, always in files. @param told fields that `own` shows under other names */
  others: (own: readonly Column<T>[], told?: readonly PathOf<F>[]) => Column<T>[]
}

interface Rows<T> {
  /** The record that a row shows, or the part of it that the table describes. */
  of: (row: T) => object
  /** Where that part is in the record of a list that the server sorts: `data.`. */
  at?: string
}

/**
 * Columns from a table of fields: name, text, order, search and cell of a file.
 * @example const { column, others } = fieldColumns(istitutoFields, { of: (istituto: Istituto) => istituto })
 */
export function fieldColumns<F extends Fields, T>(fields: F, { of, at = '' }: Rows<T>): FieldColumns<F, T> {
  const cells = cellFields(fields)
  const made = (cell: CellField) => columnOf(cell, of, at)
  return {
    column(path, facts) {
      const cell = cells.find((one) => one.path === path)
      if (!cell) throw new Error(`${path} has no room in a cell`)
      return { ...made(cell), ...facts }
    },
    others(own, told = []) {
      const there = new Set<string>([...own.map(({ id }) => id), ...told])
      return cells.filter(({ path }) => !there.has(path)).map((cell) => ({ ...made(cell), ...offered(cell) }))
    },
  }
}

/** Parts of groups and long texts are for the file alone: the menu would be too long. The width is that of the heading with its arrow. */
const offered = ({ field, path, name }: CellField): Pick<Column<never>, 'file' | 'optional' | 'width'> =>
  path.includes('.') || field.kind === 'lines'
    ? { file: 'only' }
    : { optional: true, width: Math.max(140, 52 + 8 * name.length) }

const NONE = '—'
/** Sorted by a server as by the page: its order is that of the values as they are stored. */
const SORTED: ReadonlySet<string> = new Set(['text', 'email', 'pec', 'day', 'euro', 'number'])

function columnOf<T>(cell: CellField, of: (row: T) => object, at: string): Column<T> {
  const { field, path, name } = cell
  const value = (row: T) => cellValue(cell, of(row))
  const text = (row: T) => shownText(cell, of(row)) || null
  // as a spreadsheet can reckon with it: a number, an ISO day
  const raw = (row: T) => (typeof value(row) === 'number' ? (value(row) as number) : text(row))
  const day = (row: T) => (typeof value(row) === 'string' ? (value(row) as string) : null)
  const isFigure = field.kind === 'euro' || field.kind === 'number'
  const plain = field.kind === 'day' ? day : isFigure ? raw : text
  return {
    id: path,
    label: name,
    cell: (row) => text(row) ?? NONE,
    sort: plain,
    csv: plain,
    ...(SORTED.has(field.kind) && { path: `${at}${path}` }),
    ...(field.searched && { search: (row: T) => text(row) ?? undefined }),
    ...(field.kind === 'euro' && { euro: true }),
    ...((isFigure || field.kind === 'day') && { align: 'right' as const }),
  }
}
