import { Box } from '@bandiera/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { texts } from '../texts.ts'

/** The page itself. After a change of page the focus goes to its heading, or to this element until there is one. */
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

/** Focuses the heading at once, or as soon as it is drawn, unless the reader has moved the focus by then. */
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

export const CONTENT_ID = 'contenuto'

export function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(CONTENT_ID)?.focus()
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        px: 3,
        py: 2,
        zIndex: 'tooltip',
        bgcolor: 'background.paper',
        color: 'primary.main',
        border: 1,
        borderRadius: 1,
        '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', p: 0, overflow: 'hidden' },
      }}
    >
      {texts.goToContent}
    </Box>
  )
}
