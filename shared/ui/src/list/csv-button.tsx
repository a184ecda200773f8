import { dayInRome } from '@bandiera/domain'
import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { csvText, type CsvValue } from '../csv/csv-text.ts'
import { download } from '../import/download.ts'
import { testi } from '../testi.ts'
import type { Column } from './columns.ts'

export interface CsvButtonProps<T> {
  /** First part of the file's name; day and count follow. */
  stem: string
  /** What the file holds, in its order: the rows that search and filters leave. */
  rows: readonly T[]
  columns: readonly Column<T>[]
}

/** Saves exactly the rows on show as a file for a spreadsheet; their number is in the button and in the file's name. */
export function CsvButton<T>(props: CsvButtonProps<T>) {
  const { rows } = props
  return (
    <Button
      color="inherit"
      disabled={rows.length === 0}
      onClick={() => saveCsv(props)}
      startIcon={<Download aria-hidden />}
    >
      {testi.esportaCsv(rows.length)}
    </Button>
  )
}

/** Saves the rows; day and their number are in the file's name. */
export const saveCsv = <T,>({ stem, rows, columns }: CsvButtonProps<T>): void =>
  download(`${stem}-${dayInRome()}-${rows.length}.csv`, tableCsv(columns, rows), 'text/csv')

/** The records as a file, one column for each of the list's, those hidden on narrow screens included. */
export function tableCsv<T>(columns: readonly Column<T>[], rows: readonly T[]): string {
  const said = columns.filter(({ action, file }) => !action && file !== 'never')
  return csvText(
    said,
    rows.map((record) => said.map((column) => valueOf(column, record))),
  )
}

function valueOf<T>({ csv, cell, search, sort }: Column<T>, record: T): CsvValue {
  if (csv) return csv(record)
  const shown = cell(record)
  return typeof shown === 'string' || typeof shown === 'number' ? shown : (search?.(record) ?? sort?.(record))
}
