import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether the `count` parts of what is inside (`inner`, a selector) are wider than their place, also when one changes. */
export function useOverflow(place: RefObject<HTMLElement | null>, inner: string, count: number): boolean {
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const outside = place.current
    const inside = outside?.querySelector(inner)
    if (!outside || !inside || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(() => setOverflows(inside.scrollWidth > outside.clientWidth))
    for (const element of [outside, ...inside.children]) watch.observe(element)
    return () => watch.disconnect()
  }, [place, inner, count])
  return overflows
}
