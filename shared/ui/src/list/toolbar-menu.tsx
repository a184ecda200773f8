import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import { type ReactNode, useId, useState } from 'react'

export interface ToolbarMenuProps {
  /** Name of the menu. */
  label: string
  /** What its button shows; the name by default. */
  text?: string
  /** Name of the button for screen readers, when it differs from the visible text. */
  name?: string
  /** Something of it is chosen now. */
  active?: boolean
  /** It opens or closes. */
  onOpen?: ((open: boolean) => void) | undefined
  /** Its lines; called only while the menu is open. */
  children: (close: () => void) => ReactNode
}

/** A button in a list's bar that shows the present choice and opens a menu. */
export function ToolbarMenu(props: ToolbarMenuProps) {
  const { label, text = label, name = text, active = false, onOpen, children } = props
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const show = (at: HTMLElement | null) => {
    setAnchor(at)
    onOpen?.(at !== null)
  }
  const close = () => show(null)
  return (
    <>
      <Button
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        aria-label={name}
        color={active ? 'primary' : 'inherit'}
        endIcon={<ExpandMore />}
        onClick={(event) => show(event.currentTarget)}
        sx={{ maxWidth: 320, overflow: 'hidden', borderColor: 'divider' }}
        variant="outlined"
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{text}</span>
      </Button>
      <Menu
        anchorEl={anchor}
        id={id}
        onClose={close}
        open={anchor !== null}
        slotProps={{ list: { 'aria-label': label, dense: true } }}
      >
        {anchor && children(close)}
      </Menu>
    </>
  )
}

/** The checkbox of a menu's line, as a picture: the line itself is the control, and a control must not contain another. */
export const Tick = ({ checked }: { checked: boolean }) =>
  checked ? <CheckBox color="primary" sx={{ mr: 2 }} /> : <CheckBoxOutlineBlank color="action" sx={{ mr: 2 }} />
