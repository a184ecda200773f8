import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { listTexts } from './texts.ts'
import { Tick, ToolbarMenu } from './toolbar-menu.tsx'
import type { Column } from './columns.ts'
import { isFixed } from './use-columns.ts'
import { useListMemory } from './use-list-memory.ts'

export interface ColumnsMenuProps {
  columns: readonly { id: string; label: string; shown: boolean; extra?: boolean }[]
  onChange: (column: string, shown: boolean) => void
  onReset?: (() => void) | undefined
}

export function ColumnsMenu({ columns, onChange, onReset }: ColumnsMenuProps) {
  return (
    <ToolbarMenu active={onReset !== undefined} label={listTexts.colonne}>
      {(close) => [
        ...columns.flatMap(({ id, label, shown, extra }, index) => [
          ...(extra && index > 0 && !columns[index - 1]?.extra ? [<Divider component="li" key="/extra" />] : []),
          <MenuItem aria-checked={shown} key={id} onClick={() => onChange(id, !shown)} role="menuitemcheckbox">
            <Tick checked={shown} />
            {label}
          </MenuItem>,
        ]),
        <Divider component="li" key="/" />,
        <MenuItem
          disabled={!onReset}
          key="/reset"
          onClick={() => {
            close()
            onReset?.()
          }}
        >
          {listTexts.inizio}
        </MenuItem>,
      ]}
    </ToolbarMenu>
  )
}

export interface ChosenColumnsMenuProps<T> {
  list: string
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
