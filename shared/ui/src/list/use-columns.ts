import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo } from 'react'
import type { Column } from './columns.ts'
import { CHECK_WIDTH } from './table-head-row.tsx'

export type ColumnChoices = Readonly<Record<string, boolean>>
/** Pixels by column. */
export type ColumnWidths = Readonly<Record<string, number>>

export function useColumns<T>(all: readonly Column<T>[], choices: ColumnChoices, widths: ColumnWidths = NO_WIDTHS) {
  const wide = {
    sm: true,
    md: useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true }),
    lg: useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true }),
    xl: useMediaQuery<Theme>((theme) => theme.breakpoints.up('xl'), { noSsr: true }),
  }
  const columns = useMemo(() => withWidths(chosenOf(all, choices), widths), [all, choices, widths])
  // a narrow screen has no menu of columns: all of the list, and those chosen on a wide screen
  const cards = useMemo(() => all.filter(({ id, optional }) => !optional || choices[id]), [all, choices])
  const isShown = ({ id, from, optional }: Column<T>) => choices[id] ?? (!optional && (!from || wide[from]))
  const added = Object.values(choices).includes(true) || Object.keys(widths).length > 0
  // `least`: pixels that the table needs for columns that the person added; 0 when it has its usual ones
  return { columns, cards, isShown, least: added ? leastWidth(columns.filter(isShown)) : 0 }
}

const NO_WIDTHS: ColumnWidths = {}

const withWidths = <T>(columns: readonly Column<T>[], widths: ColumnWidths): readonly Column<T>[] =>
  columns.map((column) => {
    const width = widths[column.id]
    return width === undefined ? column : { ...column, width }
  })

/** A chosen column ignores its minimum screen width; an optional one is beside the name: at the end it would be out of view. */
function chosenOf<T>(all: readonly Column<T>[], choices: ColumnChoices): readonly Column<T>[] {
  const shown = all.flatMap((column, index) => {
    const choice = isFixed(column, index) ? undefined : choices[column.id]
    if (choice === false || (column.optional && !choice)) return []
    if (!choice) return column
    const { from: _, ...always } = column
    return always
  })
  const [name, ...others] = shown
  if (!name) return shown
  const isAdded = ({ optional }: Column<T>) => optional === true
  return [name, ...others.filter(isAdded), ...others.filter((column) => !isAdded(column))]
}

export const isFixed = <T>({ action }: Column<T>, index: number): boolean => index === 0 || action === true

const NAME = 250
const OTHER = 140

const leastWidth = <T>(columns: readonly Column<T>[]): number =>
  columns.reduce((sum, { width }, index) => sum + widthOf(width, index === 0 ? NAME : OTHER), CHECK_WIDTH)

const widthOf = (width: number | string | undefined, usual: number): number =>
  typeof width === 'number' ? width : usual
