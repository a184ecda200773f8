import MoreVert from '@mui/icons-material/MoreVert'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { IconComponent } from '../icons/portal-icon.tsx'
import { useMenu } from '../page/use-menu.ts'

export interface PageAction {
  id: string
  label: string
  icon?: IconComponent
  onClick: () => void
  apart?: boolean
}

export function ActionsMenu({ label, actions }: { label: string; actions: readonly PageAction[] }) {
  const { opener, menu, choosing } = useMenu(label)
  if (actions.length === 0) return null
  return (
    <>
      <Button
        {...opener}
        color="inherit"
        endIcon={<MoreVert aria-hidden />}
        sx={{ borderColor: 'divider' }}
        variant="outlined"
      >
        {label}
      </Button>
      <Menu
        {...menu}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {actions.flatMap((action) => [
          ...(action.apart ? [<Divider component="li" key={`${action.id} line`} />] : []),
          <MenuItem key={action.id} onClick={choosing(action.onClick)}>
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
