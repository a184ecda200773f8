import { FormControlLabel, Switch } from '@bandiera/ui'
import { useShell } from '../shell.ts'
import { keyboardTexts } from './texts.ts'
import { shortcutsAtom, useFact } from '../state.ts'

export function ShortcutSwitch() {
  const { shortcuts } = useShell()
  return (
    <SettingSwitch checked={useFact(shortcutsAtom)} label={keyboardTexts.scorciatoie} onToggle={shortcuts.toggle} />
  )
}

/** A setting of this browser: its name, and the switch at the other end of the line. */
export const SettingSwitch = (props: { checked: boolean; label: string; onToggle: () => void }) => (
  <FormControlLabel
    control={<Switch checked={props.checked} onChange={props.onToggle} size="small" />}
    label={props.label}
    labelPlacement="start"
    slotProps={{ typography: { variant: 'body2' } }}
    sx={{ mx: 0, px: 2, minHeight: 32, justifyContent: 'space-between' }}
  />
)
