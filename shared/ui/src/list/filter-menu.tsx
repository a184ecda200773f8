import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { useId, useState } from 'react'

export interface FilterMenuProps {
  label: string
  options: readonly { value: string; label: string }[]
  /** Records by value, shown beside each choice; asked for only while the menu is open. */
  counts: () => ReadonlyMap<string, number>
  /** Chosen values; none means all. */
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

/** A filter as a button that always shows what is chosen and opens the choices with their counts. */
export function FilterMenu({ label, options, counts, values, onChange }: FilterMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const numbers = anchor ? counts() : NONE
  const chosen = options.filter((option) => values.includes(option.value))
  const text = chosen.length === 0 ? label : `${label}: ${chosen.map((option) => option.label).join(', ')}`
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value])
  return (
    <>
      <Button
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        aria-label={`Filtro ${text}`}
        color={chosen.length > 0 ? 'primary' : 'inherit'}
        endIcon={<ExpandMore />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 320, overflow: 'hidden', borderColor: 'divider' }}
        variant="outlined"
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{text}</span>
      </Button>
      <Menu
        anchorEl={anchor}
        id={id}
        onClose={() => setAnchor(null)}
        open={anchor !== null}
        slotProps={{ list: { 'aria-label': label, dense: true } }}
      >
        {options.map((option) => (
          <MenuItem
            aria-checked={values.includes(option.value)}
            key={option.value}
            onClick={() => toggle(option.value)}
            role="menuitemcheckbox"
          >
            <Checkbox
              aria-hidden
              checked={values.includes(option.value)}
              disableRipple
              slotProps={{ input: { tabIndex: -1, 'aria-hidden': true } }}
              sx={{ p: 0, mr: 2 }}
            />
            <span style={{ flex: 1 }}>{option.label}</span>
            <span style={{ marginLeft: 16, opacity: 0.75 }}>{numbers.get(option.value) ?? 0}</span>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const NONE: ReadonlyMap<string, number> = new Map()
