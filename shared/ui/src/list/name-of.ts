import type { Column } from './columns.ts'

/** The name of a record as text, from its first column. */
export function nameOfRecord<T>([first]: readonly Column<T>[], record: T): string {
  const shown = first?.cell(record)
  return typeof shown === 'string' ? shown : String(first?.search?.(record) ?? first?.sort?.(record) ?? '')
}
