import { useEffect, useRef, useState, type FocusEvent } from 'react'

/** What is left at least after a pause, so that nothing vanishes under a pointer that has just left. */
const AFTER_PAUSE = 1000

/**
 * The life of a notice: `onEnd` after `timeout` milliseconds (never when it is `Infinity`), not counting the time in which the pointer or the focus is
 * on it or the window is hidden (WCAG 2.2.1). The props belong on the element that holds it. Only a pointer that moves
 * counts: a notice that comes up under a resting one (the button just pressed was there) must not stay for ever.
 */
export function useLife(timeout: number, onEnd: () => void) {
  const [held, setHeld] = useState({ pointer: false, focus: false })
  const hidden = useHidden()
  const left = useRef(timeout)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  const paused = held.pointer || held.focus || hidden || timeout === Infinity
  useEffect(() => {
    if (paused) return
    const since = Date.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(left.current - (Date.now() - since), Math.min(timeout, AFTER_PAUSE))
    }
  }, [paused, timeout])
  return {
    onMouseMove: () => setHeld((now) => (now.pointer ? now : { ...now, pointer: true })),
    onMouseLeave: () => setHeld((now) => ({ ...now, pointer: false })),
    onFocus: () => setHeld((now) => ({ ...now, focus: true })),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      currentTarget.contains(relatedTarget) || setHeld((now) => ({ ...now, focus: false })),
  }
}

function useHidden(): boolean {
  const [hidden, setHidden] = useState(document.hidden)
  useEffect(() => {
    const follow = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return hidden
}
