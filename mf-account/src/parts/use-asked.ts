import { usePortal } from '@bandiera/platform'
import { useCallback, useEffect, useState } from 'react'

type Asked<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'error'; message: string }

/** Asks when the page opens, when `again` changes, and on `retry`. The last answer stays during the next request. */
export function useAsked<T>(path: string, parse: (body: unknown) => T, again?: unknown) {
  const { request } = usePortal()
  const [asked, setAsked] = useState<Asked<T>>({ state: 'loading' })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let current = true
    request(path)
      .then(async (answer) => parse(await answer.json()))
      .then(
        (value) => current && setAsked({ state: 'ready', value }),
        (error: unknown) =>
          current && setAsked({ state: 'error', message: error instanceof Error ? error.message : String(error) }),
      )
    return () => {
      current = false
    }
    // `parse` is a constant function of the module, `again` is only a trigger
  }, [request, path, parse, turn, again])
  const retry = useCallback(() => setTurn((count) => count + 1), [])
  return { asked, retry }
}
