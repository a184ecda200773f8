import type { PaletteEntry } from '@bandiera/platform'
import type { Range } from './match.ts'

/** One line of the palette: of the shell or of a module. */
export type Item = PaletteEntry & {
  /** How it is reached without the palette. */
  keys?: readonly string[]
  /** Opens another window; screen readers read it, others see the icon. */
  away?: boolean
}

/** A line as shown, with the matching parts marked. */
export interface ShownItem {
  /** Unique among all lines. */
  key: string
  item: Item
  ranges: readonly Range[]
}

export interface Group {
  id: string
  title: string
  /** The total number, when not all are shown. */
  total?: string
  items: readonly ShownItem[]
}

/** Id of the element of a line, for `aria-activedescendant`. */
export const optionId = (list: string, { key }: ShownItem): string => `${list}-${key.replace(/[^\w-]/g, '_')}`
