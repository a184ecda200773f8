import Box from '@mui/material/Box'
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'

interface Tip {
  text: string
  /** Place of the element in the window. */
  at: DOMRect
}

const WAIT = 250 // milliseconds under the pointer

/**
 * Shows text that is cut off whole, and the names of icon buttons (`data-tip`), over what the pointer or the focus is on.
 * One for a whole list: rows have no listener of their own. Screen readers read the text itself, which is in the page.
 */
export function Tips({ children }: { children: ReactNode }) {
  const [tip, setTip] = useState<Tip | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hide = () => {
    clearTimeout(timer.current)
    setTip(null)
  }
  const show = (found: Tip | null, wait: number) => {
    clearTimeout(timer.current)
    if (!found) setTip(null)
    else timer.current = setTimeout(() => setTip(found), wait)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!tip) return
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && setTip(null)
    document.addEventListener('keydown', escape)
    window.addEventListener('scroll', hide, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', escape)
      window.removeEventListener('scroll', hide, { capture: true })
    }
  }, [tip])
  return (
    <Box
      onBlur={hide}
      onFocus={({ target }: FocusEvent<HTMLElement>) => {
        // a press with the pointer gives the focus too: what it presses stays uncovered
        if (target.matches(':focus-visible')) show(tipOfFocus(target), 0)
      }}
      onPointerDown={hide}
      onPointerLeave={hide}
      onPointerOver={({ target, pointerType }: PointerEvent<HTMLElement>) => {
        if (pointerType !== 'touch' && target instanceof HTMLElement) show(tipUnder(target), WAIT)
      }}
    >
      {children}
      {tip && <Shown {...tip} />}
    </Box>
  )
}

/** A named icon, or a text of a row that does not fit. */
function tipUnder(target: HTMLElement): Tip | null {
  const named = tipOfName(target)
  if (named) return named
  const row = target.closest(ROW)
  // the padding of a cell belongs to its text
  const [text] = cutIn(target.closest('td, th') ?? target)
  if (!row || !text) return null
  return { text: text.innerText, at: text.getBoundingClientRect() }
}

/** The focus is on a link or button of a row: all of the row that is cut off. */
function tipOfFocus(target: HTMLElement): Tip | null {
  const named = tipOfName(target)
  const row = target.closest(ROW)
  if (named || !row) return named
  const texts = cutIn(row)
  const [first] = texts
  return first ? { text: texts.map(({ innerText }) => innerText).join('\n'), at: first.getBoundingClientRect() } : null
}

function tipOfName(target: HTMLElement): Tip | null {
  const named = target.closest<HTMLElement>('[data-tip]')
  return named?.dataset.tip ? { text: named.dataset.tip, at: named.getBoundingClientRect() } : null
}

const ROW = '[data-row], tr'

/** The outermost texts of an element that are cut off, itself among them. */
function cutIn(element: Element): HTMLElement[] {
  const cut = [element, ...element.querySelectorAll('*')].filter((one): one is HTMLElement => isCut(one))
  return cut.filter((one) => !cut.some((other) => other !== one && other.contains(one)))
}

const isCut = (element: Element): boolean =>
  element instanceof HTMLElement &&
  element.clientWidth > 1 &&
  element.scrollWidth > element.clientWidth + 1 &&
  getComputedStyle(element).overflowX === 'hidden'

const MARGIN = 8

function Shown({ text, at }: Tip) {
  const below = at.bottom + 120 < window.innerHeight
  return (
    <Box
      role="tooltip"
      style={{
        left: Math.max(MARGIN, Math.min(at.left, window.innerWidth - 420 - MARGIN)),
        ...(below ? { top: at.bottom } : { bottom: window.innerHeight - at.top }),
      }}
      sx={tipStyle}
    >
      {text}
    </Box>
  )
}

const tipStyle = {
  position: 'fixed',
  zIndex: 'tooltip',
  // the row below stays in reach
  pointerEvents: 'none',
  maxWidth: 'min(420px, calc(100vw - 16px))',
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.16)',
  fontSize: '0.8125rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const
