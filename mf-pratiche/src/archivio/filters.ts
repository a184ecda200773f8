import type { ListFilter } from '@bandiera/ui/list'
import { archivioTexts } from './texts.ts'

/** A filter by year, the latest first: of the years that occur. */
export function yearFilter<T>(records: readonly T[], dayOf: (record: T) => string | undefined): ListFilter<T> {
  const years = new Set(records.flatMap((record) => dayOf(record)?.slice(0, 4) ?? []))
  return {
    id: 'anno',
    label: archivioTexts.anno,
    options: [...years].sort((a, b) => b.localeCompare(a)).map((value) => ({ value, label: value })),
    of: (record) => dayOf(record)?.slice(0, 4),
  }
}

/** What ended last comes first; what has no day comes at the end. */
export const latestFirst = <T>(records: readonly T[], dayOf: (record: T) => string | undefined): T[] =>
  [...records].sort((a, b) => (dayOf(b) ?? '').localeCompare(dayOf(a) ?? ''))
