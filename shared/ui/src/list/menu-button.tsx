import Button, { type ButtonProps } from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import ExpandMore from '@mui/icons-material/ExpandMore'
import type { IconComponent } from '../icons/portal-icon.tsx'
import { useMenu } from '../page/use-menu.ts'

export interface MenuChoice {
  id: string
  label: string
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
        <IconButton {...button} aria-label={label} size="small">
          <Icon fontSize="small" />
        </IconButton>
      ) : (
        <Button {...look} {...button} endIcon={<ExpandMore aria-hidden />}>
          {label}
        </Button>
      )}
      <Menu {...menu}>
        {choices.map((choice) => (
          <MenuItem key={choice.id} onClick={choosing(choice.onChoose)}>
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
