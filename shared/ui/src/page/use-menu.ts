import { type MouseEvent, useId, useState } from 'react'

/** A menu named `label`: props of the element that opens it and of MUI's `Menu`. */
export function useMenu(label: string, onOpen?: (open: boolean) => void) {
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const open = anchorEl !== null
  const show = (at: HTMLElement | null) => {
    setAnchor(at)
    onOpen?.(at !== null)
  }
  const close = () => show(null)
  return {
    open,
    close,
    opener: {
      'aria-controls': open ? id : undefined,
      'aria-expanded': open,
      'aria-haspopup': 'menu',
      onClick: (event: MouseEvent<HTMLElement>) => show(event.currentTarget),
    } as const,
    menu: { anchorEl, id, onClose: close, open, slotProps: { list: { 'aria-label': label, dense: true } } },
    /** Handler of a line: closes the menu, then acts. */
    choosing: (act: () => void) => () => {
      close()
      act()
    },
  }
}
