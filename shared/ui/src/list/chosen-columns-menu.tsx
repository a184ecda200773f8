import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Column } from './columns.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import { isFixed } from './use-columns.ts'
import { useListMemory } from './use-list-memory.ts'

export interface ChosenColumnsMenuProps<T> {
  /** Under which name the list remembers. */
  list: string
  /** Those that the list has, its name first. */
  all: readonly Column<T>[]
  isShown: (column: Column<T>) => boolean
}

/** The choice of columns, kept with the person; narrow screens show cards and have none. */
export function ChosenColumnsMenu<T>({ list, all, isShown }: ChosenColumnsMenuProps<T>) {
  const { colonne, chooseColumn, resetColumns } = useListMemory()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const offered = all.filter((column, index) => !isFixed(column, index))
  const changed = Object.keys(colonne[list] ?? {}).length > 0
  if (narrow || offered.length === 0) return null
  return (
    <ColumnsMenu
      columns={offered.map((column) => ({
        id: column.id,
        label: column.label,
        shown: isShown(column),
        extra: column.optional ?? false,
      }))}
      onChange={(column, shown) => chooseColumn(list, column, shown)}
      onReset={changed ? () => resetColumns(list) : undefined}
    />
  )
}
