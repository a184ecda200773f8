import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@bandiera/ui'
import { useState } from 'react'
import { paletteKeys } from './key-events.ts'
import { KeyCaps } from './key-caps.tsx'
import { ShortcutSwitch } from './shortcut-switch.tsx'
import { type Shortcut, type ShortcutGroup, useShortcuts } from './shortcuts.ts'
import { CONTENT_ID } from '../layout/content.tsx'
import { sheetTexts } from './sheet-texts.ts'
import { keyboardTexts } from './texts.ts'
import { shortcutsAtom, useFact } from '../state.ts'

const GROUPS: readonly ShortcutGroup[] = ['generali', 'pagina', 'elenco', 'vai']

export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const on = useFact(shortcutsAtom)
  const read = useShortcuts()
  // read once: the page below does not change while the dialog is open
  const [lines] = useState(() => [...always(), ...read(), ...keysOfList()])
  return (
    <Dialog aria-labelledby="scorciatoie-titolo" fullWidth maxWidth="sm" onClose={onClose} open>
      <DialogTitle id="scorciatoie-titolo">{keyboardTexts.scorciatoie}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', mx: -2, mb: 2 }}>
          <ShortcutSwitch />
        </Box>
        <Typography color="textSecondary" variant="body2">
          {on ? sheetTexts.spiega : `${sheetTexts.spente} ${sheetTexts.spiega}`}
        </Typography>
        <Box sx={{ columnCount: { sm: 2 }, columnGap: 8, opacity: on ? 1 : 0.75 }}>
          {GROUPS.map((group) => (
            <Group group={group} key={group} lines={lines.filter((line) => line.group === group)} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose} variant="contained">
          {sheetTexts.chiudi}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Keys outside the map: one has a modifier, the other belongs to every dialog. */
const always = (): Shortcut[] => [
  { keys: paletteKeys(), label: sheetTexts.cerca, group: 'generali', act: null },
  { keys: ['Esc'], label: sheetTexts.esci, group: 'generali', act: null },
]

/** Keys that the list of the page has now: lists of the kit take them (`row-keys.ts`, `MasterDetail`). */
function keysOfList(): Shortcut[] {
  const rows = `#${CONTENT_ID} :is(tr, li)[data-row]`
  const has = (part: string) => document.querySelector(`${rows} ${part}`) !== null
  const line = (key: string, label: string): Shortcut => ({ keys: [key], label, group: 'elenco', act: null })
  if (!has(':is(a[href], button, input)')) return []
  return [
    line('j', sheetTexts.successiva),
    line('k', sheetTexts.precedente),
    ...(has('input[type=checkbox]') ? [line('x', sheetTexts.seleziona)] : []),
    ...(has('[data-edit]') ? [line('e', sheetTexts.modifica)] : []),
    line(sheetTexts.invio, sheetTexts.apri),
  ]
}

function Group({ group, lines }: { group: ShortcutGroup; lines: readonly Shortcut[] }) {
  if (lines.length === 0) return null
  return (
    <Box component="section" sx={{ breakInside: 'avoid', pt: 4 }}>
      <Typography component="h3" sx={{ mb: 1 }} variant="h3">
        {sheetTexts.gruppi[group]}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {lines.map(({ keys, label }) => (
          <Box key={label} sx={line}>
            <dt>{label}</dt>
            <Box component="dd" sx={{ m: 0 }}>
              <KeyCaps inOrder={group === 'vai'} keys={keys} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 3,
  minHeight: 32,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
} as const
