import type { ListFilter } from '@bandiera/ui/list'
import { archivioTexts } from './texts.ts'

/** A filter by the years that occur, the latest first. */
export function yearFilter<T>(records: readonly T[], dayOf: (record: T) => string | undefined): ListFilter<T> {
  const years = new Set(records.flatMap((record) => dayOf(record)?.slice(0, 4) ?? []))
  return {
    id: 'anno',
    label: archivioTexts.anno,
    options: [...years].sort((a, b) => b.localeCompare(a)).map((value) => ({ value, label: value })),
    of: (record) => dayOf(record)?.slice(0, 4),
  }
}

/** Latest day first; records without a day last. */
export const latestFirst = <T>(records: readonly T[], dayOf: (record: T) => string | undefined): T[] =>
  [...records].sort((a, b) => (dayOf(b) ?? '').localeCompare(dayOf(a) ?? ''))
