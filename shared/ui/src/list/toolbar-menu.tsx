import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import type { ReactNode } from 'react'
import type { IconComponent } from '../icons/portal-icon.tsx'
import { useMenu } from '../page/use-menu.ts'

export interface ToolbarMenuProps {
  label: string
  text?: string
  /** Name of the button for screen readers, when it differs from the visible text. */
  name?: string
  /** Shown instead of the text, which is then its tip. */
  icon?: IconComponent
  active?: boolean
  busy?: boolean
  disabled?: boolean
  onOpen?: ((open: boolean) => void) | undefined
  /** Its lines; called only while the menu is open. */
  children: (close: () => void) => ReactNode
}

export function ToolbarMenu(props: ToolbarMenuProps) {
  const { label, text = label, name = text, icon: Icon, active = false, busy, disabled = false, onOpen } = props
  const { opener, menu, open, close } = useMenu(label, onOpen)
  const button = {
    ...opener,
    'aria-label': name,
    'aria-busy': busy,
    color: active ? 'primary' : 'inherit',
    disabled,
  } as const
  return (
    <>
      {Icon ? (
        <IconButton {...button} data-tip={text} sx={active ? markedTool : tool}>
          <Icon fontSize="small" />
        </IconButton>
      ) : (
        <Button
          {...button}
          endIcon={<ExpandMore />}
          sx={{ maxWidth: 320, overflow: 'hidden', borderColor: 'divider' }}
          variant="outlined"
        >
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{text}</span>
        </Button>
      )}
      <Menu {...menu}>{open && props.children(close)}</Menu>
    </>
  )
}

export const tool = { width: 32, height: 32 } as const
/** A tool that changes what the list shows now. */
export const markedTool = {
  ...tool,
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 4,
    right: 4,
    width: 6,
    height: 6,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
} as const

/** The checkbox of a menu's line, as a picture: the line itself is the control, and a control must not contain another. */
export const Tick = ({ checked }: { checked: boolean }) =>
  checked ? <CheckBox color="primary" sx={{ mr: 2 }} /> : <CheckBoxOutlineBlank color="action" sx={{ mr: 2 }} />
