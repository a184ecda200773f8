import { createOnDemand, useOnDemand } from '@bandiera/ui'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../shell.ts'
import { overlayAtom, useFact } from '../state.ts'
import { texts } from '../texts.ts'
import { whenIdle } from '../when-idle.ts'

const palette = createOnDemand(() => import('./palette-dialog.tsx'))
const sheet = createOnDemand(() => import('../keyboard/shortcuts-sheet.tsx'))
export const preloadPalette = palette.preload

export function Overlays() {
  const { store, notices } = useShell()
  const open = useFact(overlayAtom)
  const { pathname } = useLocation()
  const close = useCallback(() => store.set(overlayAtom, null), [store])
  const failed = useCallback(() => {
    close()
    notices.push({ text: texts.offline, kind: 'error' })
  }, [close, notices])
  useEffect(() => whenIdle(preloadPalette), [])
  // a change of page closes it: it belongs to the previous page
  useEffect(() => close, [close, pathname])
  const Palette = useOnDemand(palette, open === 'palette', failed)?.PaletteDialog
  const Sheet = useOnDemand(sheet, open === 'shortcuts', failed)?.ShortcutsSheet
  if (Palette) return <Palette onClose={close} />
  return Sheet && <Sheet onClose={close} />
}
