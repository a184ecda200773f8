import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'

/** Whether what is inside (`inner`, a selector) is wider than its place, also when either changes. */
export function useOverflow(place: RefObject<HTMLElement | null>, inner: string): boolean {
  const [overflows, setOverflows] = useState(false)
  const measure = useCallback(() => {
    const inside = place.current?.querySelector(inner)
    if (inside) setOverflows(inside.scrollWidth > place.current!.clientWidth)
  }, [place, inner])
  useLayoutEffect(measure)
  useLayoutEffect(() => {
    if (!place.current || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(measure)
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place, measure])
  return overflows
}
