import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import type { ReactNode } from 'react'
import { useMenu } from '../page/use-menu.ts'

export interface ToolbarMenuProps {
  label: string
  text?: string
  /** Name of the button for screen readers, when it differs from the visible text. */
  name?: string
  active?: boolean
  onOpen?: ((open: boolean) => void) | undefined
  /** Its lines; called only while the menu is open. */
  children: (close: () => void) => ReactNode
}

export function ToolbarMenu(props: ToolbarMenuProps) {
  const { label, text = label, name = text, active = false, onOpen, children } = props
  const { opener, menu, open, close } = useMenu(label, onOpen)
  return (
    <>
      <Button
        {...opener}
        aria-label={name}
        color={active ? 'primary' : 'inherit'}
        endIcon={<ExpandMore />}
        sx={{ maxWidth: 320, overflow: 'hidden', borderColor: 'divider' }}
        variant="outlined"
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{text}</span>
      </Button>
      <Menu {...menu}>{open && children(close)}</Menu>
    </>
  )
}

/** The checkbox of a menu's line, as a picture: the line itself is the control, and a control must not contain another. */
export const Tick = ({ checked }: { checked: boolean }) =>
  checked ? <CheckBox color="primary" sx={{ mr: 2 }} /> : <CheckBoxOutlineBlank color="action" sx={{ mr: 2 }} />
