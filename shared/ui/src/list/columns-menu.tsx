import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { testi } from './testi.ts'
import { Tick } from './tick.tsx'
import { ToolbarMenu } from './toolbar-menu.tsx'

export interface ColumnsMenuProps {
  /** `extra` ones come last, below a line. */
  columns: readonly { id: string; label: string; shown: boolean; extra?: boolean }[]
  onChange: (column: string, shown: boolean) => void
  /** Back to the usual columns; absent when they are. */
  onReset?: (() => void) | undefined
}

/** Which columns a table shows; the menu stays open while one chooses. */
export function ColumnsMenu({ columns, onChange, onReset }: ColumnsMenuProps) {
  return (
    <ToolbarMenu active={onReset !== undefined} label={testi.colonne}>
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
          {testi.inizio}
        </MenuItem>,
      ]}
    </ToolbarMenu>
  )
}
