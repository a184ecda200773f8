import MenuItem from '@mui/material/MenuItem'
import { uiTexts as comuni } from '../texts.ts'
import { listTexts } from './texts.ts'
import { Tick } from './tick.tsx'
import { ToolbarMenu } from './toolbar-menu.tsx'

export interface FilterMenuProps {
  label: string
  options: readonly { value: string; label: string }[]
  /** Number of records by value, shown beside each choice; `null` until known. Called only while the menu is open. */
  counts: () => ReadonlyMap<string, number> | null
  /** Chosen values; none means all. */
  values: readonly string[]
  onChange: (values: readonly string[]) => void
  /** The menu opens or closes. */
  onOpen?: ((open: boolean) => void) | undefined
}

/** A filter as a button that shows the chosen values and opens the choices with their counts. */
export function FilterMenu(props: FilterMenuProps) {
  const { label, options, values, onOpen } = props
  const chosen = options.filter((option) => values.includes(option.value))
  const text = chosen.length === 0 ? label : `${label}: ${chosen.map((option) => option.label).join(', ')}`
  return (
    <ToolbarMenu active={chosen.length > 0} label={label} name={`Filtro ${text}`} onOpen={onOpen} text={text}>
      {() => choices(props)}
    </ToolbarMenu>
  )
}

/** The lines of the menu: direct children of it, so that its arrow keys find them. */
function choices({ options, counts, values, onChange }: FilterMenuProps) {
  const numbers = counts()
  if (options.length === 0)
    return <MenuItem disabled>{numbers ? listTexts.nienteDaScegliere : comuni.caricamento}</MenuItem>
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value])
  return options.map(({ value, label }) => (
    <MenuItem aria-checked={values.includes(value)} key={value} onClick={() => toggle(value)} role="menuitemcheckbox">
      <Tick checked={values.includes(value)} />
      <span style={{ flex: 1 }}>{label}</span>
      <span style={NUMBER}>{numbers && (numbers.get(value) ?? 0)}</span>
    </MenuItem>
  ))
}

/** The same width before and after the number is known: the menu must not grow while a person presses it. */
const NUMBER = { marginLeft: 16, minWidth: '4ch', textAlign: 'right', opacity: 0.75 } as const
