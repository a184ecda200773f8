import { Box, Paper } from '@bandiera/ui'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useShell } from '../shell.ts'
import { isDialogOpen, isPaletteKey, isSingleKey } from './key-events.ts'
import { createKeySequence } from './key-sequence.ts'
import { searchBox, type Shortcut, shortcutFor, useShortcuts } from './shortcuts.ts'
import { goAtom, overlayAtom, shortcutsAtom, type Store, useFact } from '../state.ts'
import { KeyCaps } from './key-caps.tsx'
import { keyboardTexts } from './texts.ts'

export function Keyboard() {
  const on = useFact(shortcutsAtom)
  // lists of modules have single keys too
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-no-keys', !on), [on])
  return on && <Listening />
}

function Listening() {
  const { store } = useShell()
  const read = useShortcuts()
  const navigate = useNavigate()
  const [sequence] = useState(() => createKeySequence(store))
  const run = (typed: string): boolean => {
    const shortcut = shortcutFor(typed, read())
    const act = shortcut?.act
    if (act === 'sheet') store.set(overlayAtom, 'shortcuts')
    else if (act === 'search') searchBox()?.focus()
    else if (act) void navigate(act.to)
    return shortcut !== undefined
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const taken = isPaletteKey(event)
      ? togglePalette(store)
      : isSingleKey(event) && sequence.press(keyOf(event), event.timeStamp, run)
    if (taken) event.preventDefault()
  })
  // from the first paint on, and one listener for good: what changes between `g` and its letter must not lose the `g`
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      sequence.stop()
    }
  }, [sequence])
  return useFact(goAtom) && <GoHint shortcuts={read()} />
}

/** Ignores capital letters: no shortcut uses Shift. `?` and `/` are allowed, since many keyboards need Shift for them. */
const keyOf = ({ key, shiftKey }: KeyboardEvent): string => (shiftKey || key.length > 1 ? key : key.toLowerCase())

/** No shortcut works over a dialog, which waits for an answer. */
function togglePalette(store: Store): true {
  if (store.get(overlayAtom) === 'palette') store.set(overlayAtom, null)
  else if (!isDialogOpen()) store.set(overlayAtom, 'palette')
  return true
}

function GoHint({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <Paper className="no-print" role="status" sx={hint}>
      <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
        {keyboardTexts.vaiA}
      </Box>
      {shortcuts
        .filter(({ group }) => group === 'vai')
        .map(({ keys, label }) => (
          <Box aria-hidden component="span" key={label} sx={{ display: 'inline-flex', gap: 1.5 }}>
            <KeyCaps keys={keys.slice(-1)} />
            {label}
          </Box>
        ))}
    </Paper>
  )
}

const hint = {
  position: 'fixed',
  left: '50%',
  bottom: 24,
  transform: 'translateX(-50%)',
  zIndex: 'snackbar',
  width: 'max-content',
  maxWidth: 'calc(100vw - 16px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
  px: 4,
  py: 2.5,
  border: 1,
  borderColor: 'divider',
  typography: 'body2',
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.16)',
} as const
