import { formatDate } from '@bandiera/domain'
import type { Column } from './columns.ts'

type Facts<T> = Partial<Column<T>> & Pick<Column<T>, 'id' | 'label'>
type Text<T> = (record: T) => string | undefined

/** A column of a text that no field of the record describes: shown, sorted by, and searched; a dash without one. */
export const textColumn = <T>(of: Text<T>, facts: Facts<T>): Column<T> => ({
  cell: (record) => of(record) || '—',
  sort: of,
  search: of,
  ...facts,
})

/** A column of a day, `2026-11-23`: shown as people write it, sorted by and exported as it is; a dash without one. */
export const dayColumn = <T>(of: Text<T>, facts: Facts<T>): Column<T> => ({
  cell: (record) => formatDate(of(record)) || '—',
  sort: of,
  csv: of,
  align: 'right',
  ...facts,
})
