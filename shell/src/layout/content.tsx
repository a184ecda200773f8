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
    const target = main.current?.querySelector<HTMLElement>('h1[tabindex]') ?? main.current
    target?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <Box component="main" id={CONTENT_ID} ref={main} sx={place} tabIndex={-1}>
      {children}
    </Box>
  )
}

/** A screen that fills the page places itself against it. */
const place = { position: 'relative', flex: 1, minWidth: 0, outline: 'none' } as const
