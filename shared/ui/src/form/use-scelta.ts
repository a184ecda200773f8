import { useCallback, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/**
 * The record this page is about, kept in the address. Without one the first is chosen and written there, so that a record
 * that arrives later does not take its place under the reader's eyes.
 */
export function useScelta(key: string, first: string | undefined): [string | undefined, (id: string) => void] {
  const [params, setParams] = useSearchParams()
  const chosen = params.get(key)
  const choose = useCallback(
    (id: string, replace = false) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          next.set(key, id)
          return next
        },
        { replace, preventScrollReset: true },
      ),
    [key, setParams],
  )
  const { key: here } = useLocation()
  useEffect(() => {
    if (!chosen && first && !isLeaving(here)) choose(first, true)
  }, [chosen, first, choose, here])
  return [chosen ?? first, choose]
}

/** Whether the browser already has another address than the one on screen: that one is not ours to change. */
function isLeaving(here: string): boolean {
  const { key } = (window.history.state ?? {}) as { key?: string }
  return key !== undefined && key !== here
}
