import { usePortal } from '@bandiera/platform'
import { useCallback, useEffect, useState } from 'react'

type Asked<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'error'; message: string }

/** Asks when the page opens, when `again` changes, and on `retry`. The last answer stays during the next request. */
export function useAsked<T>(path: string, parse: (body: unknown) => T, again?: unknown) {
  const { request } = usePortal()
  const send = useCallback(() => request(path), [request, path])
  return useAnswer(send, parse, again)
}

/** The same for any question: a new `send` asks again. `parse` is a constant function of the module. */
export function useAnswer<T>(send: () => Promise<Response>, parse: (body: unknown) => T, again?: unknown) {
  const [asked, setAsked] = useState<Asked<T>>({ state: 'loading' })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let current = true
    send()
      .then(async (answer) => parse(await answer.json()))
      .then(
        (value) => current && setAsked({ state: 'ready', value }),
        (error: unknown) =>
          current && setAsked({ state: 'error', message: error instanceof Error ? error.message : String(error) }),
      )
    return () => void (current = false)
    // `again` is only a trigger
  }, [send, parse, turn, again])
  const retry = useCallback(() => setTurn((count) => count + 1), [])
  return { asked, retry }
}
