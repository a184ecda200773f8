import type { PaletteEntry } from '@bandiera/platform'
import type { Range } from './match.ts'

export type Item = PaletteEntry & {
  keys?: readonly string[]
  /** Opens another window; screen readers read it, others see the icon. */
  away?: boolean
}

export interface ShownItem {
  key: string
  item: Item
  ranges: readonly Range[]
  /** What fitted in the line below the label. */
  detailRanges: readonly Range[]
}

export interface Group {
  id: string
  title: string
  /** The total number, when not all are shown. */
  total?: string
  items: readonly ShownItem[]
}

export const optionId = (list: string, { key }: ShownItem): string => `${list}-${key.replace(/[^\w-]/g, '_')}`
