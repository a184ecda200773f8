import type { Column } from '@bandiera/ui/list'

/** A column that shows and sorts by one value. */
export const valueColumn = <T>(
  id: string,
  label: string,
  of: (row: T) => string | number | null,
  more: Partial<Column<T>> = {},
): Column<T> => ({ id, label, cell: of, sort: of, ...more })
