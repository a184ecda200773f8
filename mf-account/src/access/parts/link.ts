import { usePortal } from '@bandiera/platform'
import { useCallback, useEffect, useState } from 'react'
import { postJson } from '../../parts/post-json.ts'

/** What became of the link that a page was opened with. */
export type LinkState<T> =
  | { stato: 'carica' }
  | { stato: 'valido'; dati: T }
  | { stato: 'problema'; codice: string; testo: string }

/** Asks the server what a link of a mail is good for; nothing is used up by asking. */
export function useLink<T>(path: string, jwt: string | undefined): [LinkState<T>, retry: () => void] {
  const portal = usePortal()
  const { request } = portal
  const [state, setState] = useState<LinkState<T>>({ stato: 'carica' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (jwt === undefined) return
    let current = true
    postJson<T>({ request }, path, { jwt }).then(
      (dati) => current && setState({ stato: 'valido', dati }),
      (failure: unknown) => current && setState(problemOf(failure)),
    )
    return () => {
      current = false
    }
  }, [request, path, jwt, tries])
  const retry = useCallback(() => {
    setState({ stato: 'carica' })
    setTries((count) => count + 1)
  }, [])
  return [state, retry]
}

function problemOf(failure: unknown): LinkState<never> {
  const codice = failure instanceof Error && 'code' in failure ? String(failure.code) : ''
  return { stato: 'problema', codice, testo: failure instanceof Error ? failure.message : String(failure) }
}
