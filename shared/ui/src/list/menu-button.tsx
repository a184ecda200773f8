import Button, { type ButtonProps } from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Link } from 'react-router-dom'
import type { IconComponent } from '../icons/portal-icon.tsx'
import { useMenu } from '../page/use-menu.ts'

export interface MenuChoice {
  id: string
  label: string
  icon?: IconComponent | undefined
  /** Makes it a link. */
  to?: string | undefined
  onChoose: () => void
}

export interface MenuButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'disabled'> {
  label: string
  choices: readonly MenuChoice[]
  icon?: IconComponent
}

export function MenuButton({ label, choices, icon: Icon, ...look }: MenuButtonProps) {
  const { opener, menu, choosing } = useMenu(label)
  const button = { ...opener, disabled: look.disabled ?? false }
  return (
    <>
      {Icon ? (
        <IconButton {...button} aria-label={label} data-tip={label} sx={{ width: 32, height: 32 }}>
          <Icon fontSize="small" />
        </IconButton>
      ) : (
        <Button {...look} {...button} endIcon={<ExpandMore aria-hidden />}>
          {label}
        </Button>
      )}
      <Menu {...menu}>
        {choices.map(({ id, label: text, icon: Mark, to, onChoose }) => (
          <MenuItem key={id} onClick={choosing(onChoose)} {...(to && { component: Link, to })}>
            {Mark && (
              <ListItemIcon>
                <Mark aria-hidden />
              </ListItemIcon>
            )}
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
