import type { CollectionName } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { useMemo } from 'react'
import { useSeguito, type Risposto } from '@bandiera/live'

const COLLS: readonly CollectionName[] = ['aziende', 'bandi', 'settings']

/**
 * What the server says of all that the user sees, asked again when that changes.
 * @param on whether to ask at all
 * @param domanda a constant
 */
export function useChiesto<A>(on: boolean, path: string, domanda: object): Risposto<A> {
  const { request } = usePortal()
  const load = useMemo(() => {
    if (!on) return null
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(domanda) }
    // the border is the server's own: both are built from one source
    return async (signal: AbortSignal) => (await (await request(path, { ...init, signal })).json()) as A
  }, [on, path, domanda, request])
  return useSeguito({ load, colls: COLLS })
}
