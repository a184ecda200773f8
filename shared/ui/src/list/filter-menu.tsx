import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
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
export function FilterMenu(props: FilterMenuProps) {
  const { label, options, values } = props
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const chosen = options.filter((option) => values.includes(option.value))
  const text = chosen.length === 0 ? label : `${label}: ${chosen.map((option) => option.label).join(', ')}`
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
        {anchor && choices(props)}
      </Menu>
    </>
  )
}

/** The lines of the menu: direct children of it, so that its arrow keys find them. */
function choices({ options, counts, values, onChange }: FilterMenuProps) {
  const numbers = counts()
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value])
  return options.map(({ value, label }) => (
    <MenuItem aria-checked={values.includes(value)} key={value} onClick={() => toggle(value)} role="menuitemcheckbox">
      <Tick checked={values.includes(value)} />
      <span style={{ flex: 1 }}>{label}</span>
      <span style={{ marginLeft: 16, opacity: 0.75 }}>{numbers.get(value) ?? 0}</span>
    </MenuItem>
  ))
}

/** A picture: the line itself is the control, and a control must not hold another. */
const Tick = ({ checked }: { checked: boolean }) =>
  checked ? <CheckBox color="primary" sx={{ mr: 2 }} /> : <CheckBoxOutlineBlank color="action" sx={{ mr: 2 }} />
