import { usePortal } from '@bandiera/platform'
import { useCallback, useEffect, useState } from 'react'

/** What an endpoint answered: on its way, here, or refused with a text to show. What was here before stays. */
export interface Asked<T> {
  value: T | null
  error: string | null
  retry: () => void
}

/**
 * Asks an endpoint of the server when the page opens, again whenever `again` changes, and on `retry`. What was answered
 * stays on screen while the next answer is on its way, and when it does not come.
 */
export function useAsked<T>(path: string, parse: (body: unknown) => T, again?: unknown): Asked<T> {
  const { request } = usePortal()
  const [answer, setAnswer] = useState<Pick<Asked<T>, 'value' | 'error'>>({ value: null, error: null })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const gone = new AbortController()
    request(path, { signal: gone.signal })
      .then(async (response) => parse(await response.json()))
      .then(
        (value) => !gone.signal.aborted && setAnswer({ value, error: null }),
        (failure: unknown) => {
          if (gone.signal.aborted) return
          const error = failure instanceof Error ? failure.message : String(failure)
          setAnswer(({ value }) => ({ value, error }))
        },
      )
    return () => gone.abort()
    // `parse` is a function of the module, `again` only says when
  }, [request, path, parse, turn, again])
  const retry = useCallback(() => setTurn((count) => count + 1), [])
  return { ...answer, retry }
}
