import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'

/** Width in pixels of an element, which may be drawn later; `usual` until then. */
export function useWidth(place: RefObject<HTMLElement | null>, usual = 480): number {
  const [watch] = useState(() => createWatch(usual))
  // after each render: any of them may draw the element
  useLayoutEffect(() => watch.follow(place.current))
  useLayoutEffect(() => () => watch.follow(null), [watch])
  return useSyncExternalStore(watch.subscribe, watch.width)
}

function createWatch(usual: number) {
  let width = usual
  let element: HTMLElement | null = null
  let observer: ResizeObserver | undefined
  const listeners = new Set<() => void>()
  return {
    width: () => width,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    follow(next: HTMLElement | null): void {
      if (next === element || typeof ResizeObserver === 'undefined') return
      observer?.disconnect()
      element = next
      if (!next) return
      observer = new ResizeObserver(([entry]) => {
        const now = Math.round(entry?.contentRect.width ?? 0)
        if (now === 0 || now === width) return
        width = now
        listeners.forEach((listener) => listener())
      })
      observer.observe(next)
    },
  }
}
