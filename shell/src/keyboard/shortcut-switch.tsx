import { FormControlLabel, Switch } from '@bandiera/ui'
import { useShell } from '../shell.ts'
import { keyboardTexts } from './texts.ts'
import { shortcutsAtom, useFact } from '../state.ts'

export function ShortcutSwitch() {
  const { shortcuts } = useShell()
  return (
    <FormControlLabel
      control={<Switch checked={useFact(shortcutsAtom)} onChange={shortcuts.toggle} size="small" />}
      label={keyboardTexts.scorciatoie}
      labelPlacement="start"
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ mx: 0, px: 2, minHeight: 32, justifyContent: 'space-between' }}
    />
  )
}
