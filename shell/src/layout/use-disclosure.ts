import { type FocusEvent, type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'

/** A panel that its button opens. Esc, a click outside and Tab past its end close it. `root` must contain both. */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    if (!open) return
    const outside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) close()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open, close])
  const rootProps = {
    ref: root,
    onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !open) return
      close()
      button.current?.focus()
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (open && relatedTarget && !root.current?.contains(relatedTarget)) close()
    },
  }
  const buttonProps = { ref: button, onClick: () => setOpen((now) => !now), 'aria-expanded': open }
  return { open, setOpen, close, root, button, rootProps, buttonProps }
}

/** A pointer that only crosses does not open; one that slips out for a moment does not close. */
const OPEN_AFTER = 120
const CLOSE_AFTER = 300

/** The same on hover: it stays open while pointer or focus is inside, and a click after the hover pins it. */
export function useHoverDisclosure() {
  const { open, setOpen, close, root, button, rootProps } = useDisclosure()
  const pinned = useRef(false)
  /** Closed with Esc: it stays closed until the pointer has left. */
  const dismissed = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (!open) pinned.current = false
    return () => clearTimeout(timer.current)
  }, [open])

  const holdsFocus = () => root.current?.contains(document.activeElement) ?? false
  const hoverProps = {
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
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && open) dismissed.current = true
      rootProps.onKeyDown(event)
    },
  }
  const onClick = () => {
    clearTimeout(timer.current)
    if (open && pinned.current) return close()
    pinned.current = true
    setOpen(true)
  }
  const leave = () => {
    close()
    button.current?.focus()
  }
  return {
    open,
    leave,
    rootProps: { ...rootProps, ...hoverProps },
    buttonProps: { ref: button, onClick, 'aria-expanded': open },
  }
}
