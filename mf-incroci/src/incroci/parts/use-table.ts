import type { Incrocio } from '@bandiera/matching'
import { useWidth } from '@bandiera/ui'
import { type Column, type ColumnChoices, useListMemory } from '@bandiera/ui/list'
import { type RefObject, useMemo, useRef } from 'react'
import type { Side } from '../columns.tsx'

type Columns = readonly Column<Incrocio>[]

export interface Table {
  /** Cells of a row, added columns next to the name; a card shows all of them. */
  cells: Columns
  /** Cells that a table row has room for, or that the user added. */
  shown: Columns
  isShown: (column: Column<Incrocio>) => boolean
  /** Minimum width of a row in pixels; 0 when it adapts. */
  least: number
}

/** From this width on the list shows the column of the criteria, which an open row shows too. */
const WIDER = 1240
const SPARE = 'criteri'
const NAME = 250
/** Widths of the open button, the check box and the actions of a row, with the gaps beside them. */
const OTHERS = 28 + 32 + 152 + 3 * 12
const GAP = 12

/** Which columns a list of matches shows in its width. @param choices a constant, or remembered */
export function useTable({ columns }: Side, choices: ColumnChoices = NONE) {
  const place: RefObject<HTMLDivElement | null> = useRef(null)
  const room = useWidth(place, Infinity)
  const wider = room >= WIDER
  const table = useMemo(() => tableOf(columns, choices, wider), [columns, choices, wider])
  const narrow = table.least > room
  return { place, table: useMemo(() => (narrow ? table : { ...table, least: 0 }), [table, narrow]) }
}

const NONE = {}

function tableOf(columns: Columns, choices: ColumnChoices, wider: boolean): Table {
  const [name, ...others] = columns
  const added = others.filter(({ id, optional }) => optional && choices[id])
  const usual = others.filter(({ optional }) => !optional)
  const cells = name ? [name, ...added, ...usual] : []
  const isShown = ({ id, optional }: Column<Incrocio>) => choices[id] ?? (!optional && (wider || id !== SPARE))
  const shown = cells.filter((column) => column === name || isShown(column))
  const width = shown.slice(1).reduce((sum, column) => sum + Number(column.width) + GAP, NAME + OTHERS)
  return { cells, shown, isShown, least: Object.values(choices).includes(true) ? width : 0 }
}

export const useColumnChoices = (list: string): ColumnChoices => useListMemory().colonne[list] ?? NO_CHOICES

const NO_CHOICES = {}
