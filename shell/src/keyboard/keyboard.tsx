import { useCallback, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCell } from '../cell.ts'
import { useShell } from '../shell.ts'
import { GoHint } from './go-hint.tsx'
import { isDialogOpen, isPaletteKey, isSingleKey } from './is-meant.ts'
import { KeySequence } from './key-sequence.ts'
import { searchBox } from './search-box.ts'
import { shortcutFor, type Shortcut } from './shortcuts.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** Listens to the keys of the page, unless the person switched them off. */
export function Keyboard() {
  const { shortcuts: setting } = useShell()
  return useCell(setting.on) && <Listening />
}

function Listening() {
  const { overlay } = useShell()
  const read = useShortcuts()
  const act = useAct()
  const [sequence] = useState(() => new KeySequence())
  const run = (typed: string): boolean => {
    const shortcut = shortcutFor(typed, read())
    if (shortcut) act(shortcut)
    return shortcut !== undefined
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const taken = isPaletteKey(event)
      ? togglePalette(overlay)
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
  return useCell(sequence.waiting) && <GoHint shortcuts={read()} />
}

/** A capital letter is a shifted key, which the map does not have; `?` and `/` need Shift on many keyboards. */
const keyOf = ({ key, shiftKey }: KeyboardEvent): string => (shiftKey || key.length > 1 ? key : key.toLowerCase())

function useAct() {
  const { overlay } = useShell()
  const navigate = useNavigate()
  return useCallback(
    ({ act }: Shortcut): void => {
      if (act === 'sheet') overlay.set('shortcuts')
      else if (act === 'search') searchBox()?.focus()
      else if (act) void navigate(act.to)
    },
    [overlay, navigate],
  )
}

/** Never over a dialog, which waits for an answer. */
function togglePalette(overlay: ReturnType<typeof useShell>['overlay']): true {
  if (overlay.get() === 'palette') overlay.set(null)
  else if (!isDialogOpen()) overlay.set('palette')
  return true
}
