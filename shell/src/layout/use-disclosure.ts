import { useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

/**
 * A panel that its button opens and that nothing holds open: Esc closes it and gives the focus back, and so do a click
 * outside and Tab past its end. `root` must hold button and panel.
 */
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
