import { useTheme } from '@mui/material/styles'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useDeferredValue, useLayoutEffect, useState, type RefObject } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Lists up to this length are in the page whole, so that the browser's own search sees everything. */
export const WHOLE_UP_TO = 300

/** Pixels of a page above its list at the least: the bar, the title, the tools of the list. */
const ABOVE = 200

interface Rows {
  count: number
  total?: number | undefined
  height?: number // pixels of a row; the theme's by default
}

/** Which rows of a long list are near the window. The window scrolls, so that the router can restore the position. */
export function useWindowRows(body: RefObject<HTMLElement | null>, rows: Rows) {
  const { count, total = count, height } = rows
  const theme = useTheme()
  const size = height ?? theme.mixins.row.height
  const partial = total > WHOLE_UP_TO
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    if (partial && body.current) setScrollMargin(body.current.getBoundingClientRect().top + window.scrollY)
  }, [partial, body])
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => size,
    overscan: 12,
    scrollMargin,
    enabled: partial,
  })
  const inView = useRowsInView(size)
  if (!partial) {
    const end = Math.min(count, inView)
    return { partial, start: 0, end, before: 0, after: (count - end) * size }
  }
  const items = virtualizer.getVirtualItems()
  const start = items[0]?.index ?? 0
  const end = (items.at(-1)?.index ?? -1) + 1
  // `partial`: not all rows are in the page; `before`, `after`: pixels of those left out
  return { partial, start, end, before: start * size, after: (count - end) * size }
}

/** First the rows that fit on the screen, the others right after; all at once for a person who returns, whose place may be further down. */
function useRowsInView(size: number): number {
  const comesBack = useNavigationType() === 'POP'
  const all = useDeferredValue(true, comesBack)
  return all ? Infinity : Math.max(1, Math.ceil((window.innerHeight - ABOVE) / size))
}
