import MoreVert from '@mui/icons-material/MoreVert'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import type { IconComponent } from '../icons/portal-icon.tsx'

/** One thing that a page can do. */
export interface PageAction {
  id: string
  label: string
  icon?: IconComponent
  onClick: () => void
  /** A line parts it from those before. */
  apart?: boolean
}

/** The other actions of a page, behind one button; without actions there is no button. */
export function ActionsMenu({ label, actions }: { label: string; actions: readonly PageAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  if (actions.length === 0) return null
  const act = (action: PageAction) => () => {
    setAnchor(null)
    action.onClick()
  }
  return (
    <>
      <Button
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        color="inherit"
        endIcon={<MoreVert aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderColor: 'divider' }}
        variant="outlined"
      >
        {label}
      </Button>
      <Menu
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        id={id}
        onClose={() => setAnchor(null)}
        open={anchor !== null}
        slotProps={{ list: { 'aria-label': label, dense: true } }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {actions.flatMap((action) => [
          ...(action.apart ? [<Divider component="li" key={`${action.id} line`} />] : []),
          <MenuItem key={action.id} onClick={act(action)}>
            {action.icon && (
              <ListItemIcon>
                <action.icon aria-hidden />
              </ListItemIcon>
            )}
            {action.label}
          </MenuItem>,
        ])}
      </Menu>
    </>
  )
}
