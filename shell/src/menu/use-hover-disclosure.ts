import { useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'

/** A pointer that only crosses does not open; one that slips out for a moment does not close. */
const OPEN_AFTER = 120
const CLOSE_AFTER = 300

/**
 * A panel that opens on hover and works without: click and tap, Enter and Space, Esc; it stays open while the pointer
 * or the focus is inside, and a click after the hover pins it. `root` must hold button and panel.
 */
export function useHoverDisclosure() {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const pinned = useRef(false)
  /** Closed with Esc: it stays closed until the pointer has left. */
  const dismissed = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const close = useCallback(() => {
    clearTimeout(timer.current)
    pinned.current = false
    setOpen(false)
  }, [])

  useEffect(() => {
    if (!open) return
    const outside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) close()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open, close])
  useEffect(() => () => clearTimeout(timer.current), [])

  const holdsFocus = () => root.current?.contains(document.activeElement) ?? false
  const rootProps = {
    ref: root,
    onPointerEnter({ pointerType }: PointerEvent) {
      clearTimeout(timer.current)
      if (pointerType !== 'mouse' || dismissed.current) return
      timer.current = setTimeout(() => setOpen(true), OPEN_AFTER)
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      clearTimeout(timer.current)
      dismissed.current = false
      if (pointerType !== 'mouse' || pinned.current) return
      timer.current = setTimeout(() => holdsFocus() || close(), CLOSE_AFTER)
    },
    onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !open) return
      dismissed.current = true
      close()
      button.current?.focus()
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (open && relatedTarget && !root.current?.contains(relatedTarget)) close()
    },
  }
  const onClick = () => {
    clearTimeout(timer.current)
    if (open && pinned.current) return close()
    pinned.current = true
    setOpen(true)
  }
  return { open, close, rootProps, buttonProps: { ref: button, onClick, 'aria-expanded': open } }
}
