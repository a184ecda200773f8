import { useTheme } from '@mui/material/styles'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { usePrinting } from '../parts/use-printing.ts'

/** Lists up to this length are in the page whole, so that the browser's own search and print see everything. */
export const WHOLE_UP_TO = 300

/** On paper there is no window: so many rows are printed whole, about fifty pages. */
const PRINTED_UP_TO = 2000

export interface WindowRows {
  /** True when only a part of the rows is in the page. */
  partial: boolean
  start: number
  end: number
  /** Height in pixels of the rows left out above and below. */
  before: number
  after: number
}

interface Rows {
  count: number
  /** How long the list is when its rows are not all here. */
  total?: number | undefined
  /** Pixels of a row; the theme's unless told. */
  height?: number
}

/** Which rows of a long list are near the window. The window scrolls, so that the router can restore the position. */
export function useWindowRows(body: RefObject<HTMLElement | null>, rows: Rows): WindowRows {
  const { count, total = count, height } = rows
  const theme = useTheme()
  const size = height ?? theme.mixins.row.height
  const printing = usePrinting()
  const partial = total > (printing ? PRINTED_UP_TO : WHOLE_UP_TO)
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
  if (!partial) return { partial, start: 0, end: count, before: 0, after: 0 }
  const items = virtualizer.getVirtualItems()
  const start = items[0]?.index ?? 0
  const end = (items.at(-1)?.index ?? -1) + 1
  return { partial, start, end, before: start * size, after: (count - end) * size }
}
