import { useLayoutEffect, useState, type RefObject } from 'react'

export function useWidth(place: RefObject<HTMLElement | null>, usual = 480): number {
  const [width, setWidth] = useState(usual)
  useLayoutEffect(() => {
    const element = place.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(([entry]) => {
      const now = Math.round(entry?.contentRect.width ?? 0)
      if (now > 0) setWidth(now)
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [place])
  return width
}
