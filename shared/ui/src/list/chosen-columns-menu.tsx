import type { Column } from './columns.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import { isFixed, type ChosenColumns } from './use-columns.ts'
import { useListMemory } from './use-list-memory.ts'

interface ChosenColumnsMenuProps<T> {
  list: string
  all: readonly Column<T>[]
  chosen: ChosenColumns<T>
}

/** The choice of columns, kept with the person. */
export function ChosenColumnsMenu<T>({ list, all, chosen }: ChosenColumnsMenuProps<T>) {
  const { colonne, chooseColumn, resetColumns } = useListMemory()
  const offered = all.filter((column, index) => !isFixed(column, index))
  const changed = Object.keys(colonne[list] ?? {}).length > 0
  if (offered.length === 0) return null
  return (
    <ColumnsMenu
      columns={offered.map((column) => ({
        id: column.id,
        label: column.label,
        shown: chosen.isShown(column),
        extra: column.optional ?? false,
      }))}
      onChange={(column, shown) => chooseColumn(list, column, shown)}
      onReset={changed ? () => resetColumns(list) : undefined}
    />
  )
}
