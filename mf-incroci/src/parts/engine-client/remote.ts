import type { CollectionName } from '@bandiera/domain'
import { type ServerAnswer, useMode, useServerAnswer } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { useMemo } from 'react'

/** Whether a collection is too long for this page: the page then asks the server for the records that it shows. */
export function useTooMany(coll: CollectionName): boolean {
  const mode = useMode(coll)
  return mode === 'list' || mode === 'window'
}

/** Where the engine runs: in this page, or on the server. */
export type EnginePlace = 'page' | 'server'

/** The server judges where companies or grants are too many for a page. */
export function useEnginePlace(): EnginePlace {
  const [aziende, bandi] = [useTooMany('aziende'), useTooMany('bandi')]
  return aziende || bandi ? 'server' : 'page'
}

const COLLS: readonly CollectionName[] = ['aziende', 'bandi', 'settings']

/** A question to the server: a constant, or memoised. */
export interface ServerQuestion {
  path: string
  body: object
}

/**
 * The server's answer about all records that the user sees, asked again when these change.
 * @param on whether to ask at all
 */
export function useRemoteAnswer<A>(on: boolean, { path, body }: ServerQuestion): ServerAnswer<A> {
  const { request } = usePortal()
  const load = useMemo(() => {
    if (!on) return null
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    // server and page are built from one source: the answer has this shape
    return async (signal: AbortSignal) => (await (await request(path, { ...init, signal })).json()) as A
  }, [on, path, body, request])
  return useServerAnswer({ load, colls: COLLS })
}
