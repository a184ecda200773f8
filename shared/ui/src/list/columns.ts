import type { ReactNode } from 'react'

/** One column of a list; the first is the row's name and carries its link. */
export interface Column<T> {
  id: string
  label: string
  cell: (record: T) => ReactNode
  /** What to sort by; without it the header does not sort. Empty values (`null`, `undefined`) are always last. */
  sort?: (record: T) => string | number | null | undefined
  /** Where the server finds what `sort` gives, as dotted path of the record: a list that it sorts sorts by no other. */
  path?: string
  /** Text that the search box looks into. */
  search?: (record: T) => string | undefined
  /** What the exported file says; without it the cell's own text, else what is searched or sorted. Days as ISO. */
  csv?: (record: T) => string | number | null | undefined
  /** Its cells are buttons: no heading is seen over them or beside them on a card, and the file has no such column. */
  action?: boolean
  /** `only`: in the exported file alone, where a list shows several data as one; `never`: on the screen alone. */
  file?: 'only' | 'never'
  /** On the screen only where its person chooses it. */
  optional?: boolean
  /** Its numbers are amounts: two decimals in the file. */
  euro?: boolean
  align?: 'right'
  /** A few words that paper never breaks. */
  line?: boolean
  /** CSS width; columns without one share what is left. */
  width?: number | string
  /** Narrowest screen that shows the column in the table: sm 600, md 1024, lg 1440, xl 1920. */
  from?: 'sm' | 'md' | 'lg' | 'xl'
}

/** A facet of a list: which values a record has, and the values one may choose. */
export interface ListFilter<T> {
  id: string
  label: string
  /** Without any, a list that a server filters offers the values that there are. */
  options: readonly { value: string; label: string }[]
  of: (record: T) => string | readonly string[] | null | undefined
  /** Where the server finds the same, as dotted path of the record: a list that it filters has no other filters. */
  path?: string
  /** The value stored at `path`, where it differs from the one in the address. */
  valueAt?: (value: string) => string
  /** Values chosen when the address says nothing. */
  initial?: readonly string[]
  /** Not offered beside the others: shown only while a link from another page has chosen something of it. */
  linked?: true
}

export interface Sort {
  id: string
  desc: boolean
}
