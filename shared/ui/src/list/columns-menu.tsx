import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { testi } from './testi.ts'
import { Tick } from './tick.tsx'
import { ToolbarMenu } from './toolbar-menu.tsx'

export interface ColumnsMenuProps {
  columns: readonly { id: string; label: string; shown: boolean }[]
  onChange: (column: string, shown: boolean) => void
  /** Back to the usual columns; absent when they are. */
  onReset?: (() => void) | undefined
}

/** Which columns a table shows; the menu stays open while one chooses. */
export function ColumnsMenu({ columns, onChange, onReset }: ColumnsMenuProps) {
  return (
    <ToolbarMenu active={onReset !== undefined} label={testi.colonne}>
      {(close) => [
        ...columns.map(({ id, label, shown }) => (
          <MenuItem aria-checked={shown} key={id} onClick={() => onChange(id, !shown)} role="menuitemcheckbox">
            <Tick checked={shown} />
            {label}
          </MenuItem>
        )),
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
