import { useEffect, useState } from 'react'

/** Milliseconds between two keys of somebody who types. */
const PAUSE = 200

/** A text once nobody has changed it for a moment; an empty one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? text : settled
}
