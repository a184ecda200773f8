import { Drawer, useMediaQuery, type Theme } from '@bandiera/ui'
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'
import { SideMenu } from '../menu/side-menu.tsx'
import { testi } from '../testi.ts'

interface Props {
  open: boolean
  onClose: () => void
  /** What opened it, and where the focus goes back to. */
  button: RefObject<HTMLButtonElement | null>
}

/** The side menu below 1024 px. It closes on Esc, on a tap beside it, and when an entry was followed. */
export function MobileMenu({ open, onClose, button }: Props) {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const shown = open && !wide
  const wasShown = useRef(false)
  useEffect(() => {
    // the next page takes the focus afterwards, when an entry led to one
    if (wasShown.current && !shown) button.current?.focus()
    wasShown.current = shown
  }, [shown, button])
  const follow = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a, button')) onClose()
  }
  return (
    <Drawer
      disableRestoreFocus
      onClose={onClose}
      open={shown}
      slotProps={{ paper: { 'aria-label': testi.menuLaterale, onClick: follow, sx: { width: 264, maxWidth: '85vw' } } }}
    >
      <SideMenu />
    </Drawer>
  )
}
