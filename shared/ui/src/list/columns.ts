import type { ReactNode } from 'react'

/** One column of a list; the first is the row's name and carries its link. */
export interface Column<T> {
  id: string
  label: string
  cell: (record: T) => ReactNode
  /** What to sort by; without it the header does not sort. Empty values (`null`, `undefined`) are always last. */
  sort?: (record: T) => string | number | null | undefined
  /** Dotted path of the value of `sort` in the record; a list that the server sorts needs it. */
  path?: string
  search?: (record: T) => string | undefined
  /** Text in the exported file, days as ISO; by default the cell's text, else the value for search or sorting. */
  csv?: (record: T) => string | number | null | undefined
  /** Its cells are buttons: they have no visible heading in the table or on a card, and the file has no such column. */
  action?: boolean
  /** `only`: just in the exported file, for data that the list shows combined; `never`: just on the screen. */
  file?: 'only' | 'never'
  optional?: boolean
  euro?: boolean
  align?: 'right'
  /** The list's order until the person chooses another one. */
  order?: 'up' | 'down'
  /** A few words that paper never breaks. */
  line?: boolean
  /** CSS width; columns without one share the remaining space. */
  width?: number | string
  /** The line of a card on a phone that shows it, 2 or 3; by default the first four columns of wide screens. `never`: no card has it. */
  card?: 2 | 3 | 'never'
  /** Narrowest screen that shows the column in the table: sm 600, md 1024, lg 1440, xl 1920. */
  from?: 'sm' | 'md' | 'lg' | 'xl'
}

export interface ListFilter<T> {
  id: string
  label: string
  /** Without any, a list that the server filters offers the existing values. */
  options: readonly { value: string; label: string }[]
  of: (record: T) => string | readonly string[] | null | undefined
  /** Dotted path of the value in the record; a list that the server filters needs it. */
  path?: string
  /** The stored value at `path`, when it differs from the one in the address. */
  valueAt?: (value: string) => string
  /** Values chosen when the address says nothing. */
  initial?: readonly string[]
  /** Not offered beside the others: shown only while a link from another page has chosen something of it. */
  linked?: true
}

/** Pixels between which a person may draw a column. */
export const COLUMN_WIDTH = { least: 72, most: 640 }

export interface Sort {
  id: string
  desc: boolean
}

/** The order that a list has: the chosen one, else the usual one of its columns; `null` when they say none. */
export function orderOf<T>(chosen: Sort | null, columns: readonly Column<T>[]): Sort | null {
  const usual = columns.find(({ order }) => order)
  return chosen ?? (usual ? { id: usual.id, desc: usual.order === 'down' } : null)
}
