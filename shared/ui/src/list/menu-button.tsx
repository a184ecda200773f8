import Button, { type ButtonProps } from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { useId, useState, type MouseEvent } from 'react'
import type { IconComponent } from '../icons/portal-icon.tsx'

export interface MenuChoice {
  id: string
  label: string
  onChoose: () => void
}

export interface MenuButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'disabled'> {
  /** Name of the button and of its menu. */
  label: string
  choices: readonly MenuChoice[]
  /** Shown instead of the name when there is little space. */
  icon?: IconComponent
}

/** A button that opens a few choices: arrows and Enter choose, Esc closes and returns the focus. */
export function MenuButton({ label, choices, icon: Icon, ...look }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const opener = {
    'aria-controls': anchor ? id : undefined,
    'aria-expanded': anchor !== null,
    'aria-haspopup': 'menu',
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    disabled: look.disabled ?? false,
  } as const
  const choose = (choice: MenuChoice) => {
    setAnchor(null)
    choice.onChoose()
  }
  return (
    <>
      {Icon ? (
        <IconButton {...opener} aria-label={label} size="small">
          <Icon fontSize="small" />
        </IconButton>
      ) : (
        <Button {...look} {...opener} endIcon={<ExpandMore aria-hidden />}>
          {label}
        </Button>
      )}
      <Menu
        anchorEl={anchor}
        id={id}
        onClose={() => setAnchor(null)}
        open={anchor !== null}
        slotProps={{ list: { 'aria-label': label, dense: true } }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice.id} onClick={() => choose(choice)}>
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
