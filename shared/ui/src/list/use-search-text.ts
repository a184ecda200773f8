import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Text of a search box whose value lives in the address. The address follows a moment later (the router updates it in a
 * transition), so the box keeps its own text and takes the address's only when somebody else changed it.
 */
export function useSearchText(q: string, setQuery: (q: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(q)
  // values this box has sent and that may still arrive, and the one they replace
  const underway = useRef(new Set<string>())
  // at once: a key that comes before a later effect would be taken for somebody else's change
  useLayoutEffect(() => {
    if (q === text) underway.current.clear()
    else if (!underway.current.has(q)) setText(q)
  }, [q, text])
  const type = (next: string) => {
    underway.current.add(q).add(next)
    setText(next)
    setQuery(next)
  }
  return [text, type]
}
