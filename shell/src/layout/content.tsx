import { Box } from '@bandiera/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { CONTENT_ID } from './skip-link.tsx'

/** The page itself. After a change of page the focus goes to its heading, or here until the heading is there. */
export function Content({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    return main.current ? focusHeading(main.current) : undefined
  }, [pathname])
  return (
    <Box component="main" id={CONTENT_ID} ref={main} sx={place} tabIndex={-1}>
      {children}
    </Box>
  )
}

/** At once when it is there; else as soon as it comes, unless the reader has taken the focus elsewhere. */
function focusHeading(place: HTMLElement): (() => void) | undefined {
  const focus = () => {
    const heading = place.querySelector<HTMLElement>('h1[tabindex]')
    heading?.focus({ preventScroll: true })
    return heading !== null
  }
  if (focus()) return undefined
  place.focus({ preventScroll: true })
  const watch = new MutationObserver(() => {
    if (document.activeElement !== place || focus()) watch.disconnect()
  })
  watch.observe(place, { childList: true, subtree: true })
  return () => watch.disconnect()
}

/** A screen that fills the page places itself against it. */
const place = { position: 'relative', flex: 1, minWidth: 0, outline: 'none' } as const
