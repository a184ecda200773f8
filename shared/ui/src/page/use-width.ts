import { useLayoutEffect, useState, type RefObject } from 'react'

/** Width in pixels of an element, which may be drawn later; `usual` until then. */
export function useWidth(place: RefObject<HTMLElement | null>, usual = 480): number {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [width, setWidth] = useState(usual)
  // after each render: the same element again changes nothing
  useLayoutEffect(() => setElement(place.current))
  useLayoutEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(([entry]) => {
      const now = Math.round(entry?.contentRect.width ?? 0)
      if (now > 0) setWidth(now)
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [element])
  return width
}
