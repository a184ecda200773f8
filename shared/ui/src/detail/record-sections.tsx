import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useUrlParams } from '../page/use-url-params.ts'
import { detailTexts } from './texts.ts'

export interface RecordSection {
  /** Also as `?tab=`: such an address opens the tab at this section. The tab names it in `also`. */
  id: string
  label: string
  /** With a heading of its own. */
  content: ReactNode
}

/** The sections of one tab, one below the other; from three on with an index that stays in sight. */
export function RecordSections({ sections }: { sections: readonly RecordSection[] }) {
  const own = useId()
  const place = useRef<HTMLDivElement>(null)
  const [params] = useUrlParams()
  const asked = params.get('tab')
  const anchorOf = (id: string) => `${own}-${id}`
  useStartAt(place, asked && sections.slice(1).some(({ id }) => id === asked) ? anchorOf(asked) : null)
  const seen = useSeen(place, sections.map(({ id }) => anchorOf(id)).join(' '))
  return (
    <Box ref={place}>
      {sections.length > 2 && (
        <Box aria-label={detailTexts.sezioni} className="no-print" component="nav" sx={index}>
          {sections.map(({ id, label }) => (
            <Link
              aria-current={seen === anchorOf(id) ? 'location' : undefined}
              href={`?tab=${id}`}
              key={id}
              onClick={(event) => {
                event.preventDefault()
                goTo(anchorOf(id))
              }}
              underline="none"
            >
              {label}
            </Link>
          ))}
        </Box>
      )}
      {sections.map(({ id, content }) => (
        <Box id={anchorOf(id)} key={id} sx={section} tabIndex={-1}>
          {content}
        </Box>
      ))}
    </Box>
  )
}

function goTo(anchor: string): void {
  const section = document.getElementById(anchor)
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}

const INPUTS = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const

/** Sections above may arrive late and push it away: it is kept in place until the person does something. */
function useStartAt(place: RefObject<HTMLElement | null>, anchor: string | null): void {
  useEffect(() => {
    if (!anchor || !place.current || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(() => document.getElementById(anchor)?.scrollIntoView())
    watch.observe(place.current)
    const stop = () => watch.disconnect()
    for (const one of INPUTS) window.addEventListener(one, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const one of INPUTS) window.removeEventListener(one, stop)
    }
  }, [place, anchor])
}

/** The anchor of the uppermost section on the screen. */
function useSeen(place: RefObject<HTMLElement | null>, anchors: string): string | null {
  const [seen, setSeen] = useState<string | null>(null)
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const all = anchors.split(' ')
    const shown = new Set<string>()
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) shown[isIntersecting ? 'add' : 'delete'](target.id)
        const first = all.find((one) => shown.has(one))
        if (first) setSeen(first)
      },
      { rootMargin: '-112px 0px -40% 0px' },
    )
    for (const one of all) {
      const element = document.getElementById(one)
      if (element && place.current?.contains(element)) watch.observe(element)
    }
    return () => watch.disconnect()
  }, [place, anchors])
  return seen
}

/** One line that scrolls sideways by itself. */
const index = {
  position: 'sticky',
  top: 'var(--bandiera-top, 0px)',
  zIndex: 1,
  display: 'flex',
  columnGap: { xs: 4, sm: 2.5, lg: 4 },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  mb: 3,
  mt: -3,
  py: 1,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  '& > a': { flex: 'none', color: 'text.secondary', fontSize: '0.8125rem', py: 1.5 },
  '& > a:hover, & > a[aria-current]': { color: 'text.primary' },
  '& > a[aria-current]': { boxShadow: 'inset 0 -2px currentColor' },
  '& > a:focus-visible': { outlineOffset: -2 },
} as const

/** The first section follows the tabs or the index, which already draw a line. */
const section = {
  scrollMarginTop: 'calc(var(--bandiera-top, 0px) + 44px)',
  '&:first-of-type > section:first-of-type': { borderTop: 0, mt: 0, pt: 0 },
  // a part that did not load in time prints no heading either
  '@media print': { '&:has(> section > [aria-busy="true"])': { display: 'none' } },
} as const
