import type { IconComponent } from '../parts/icon-component.ts'

/** Something that can be done to more records at once. */
export interface BulkAction<T> {
  id: string
  label: string
  icon?: IconComponent
  /** Does it. The selection is cleared after it, unless it answers `false` or rejects: then the message is shown. */
  run: (records: readonly T[]) => void | false | Promise<void | false>
  /** Why it cannot be done to these records, in Italian; `null` when it can. */
  refusal?: (records: readonly T[]) => string | null
}
