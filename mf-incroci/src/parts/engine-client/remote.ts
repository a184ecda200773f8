import type { CollectionName } from '@bandiera/domain'
import { type ServerAnswer, useMode, useServerAnswer } from '@bandiera/live'
import { type Portal, usePortal } from '@bandiera/platform'
import { useMemo } from 'react'

/** Whether a collection is too long for this page: the page then asks the server for the records that it shows. */
export function useTooMany(coll: CollectionName): boolean {
  const mode = useMode(coll)
  return mode === 'list' || mode === 'window'
}

/** Whether the server judges: companies or grants are too many for a page. */
export function useOnServer(): boolean {
  const [aziende, bandi] = [useTooMany('aziende'), useTooMany('bandi')]
  return aziende || bandi
}

export const SOURCES: readonly CollectionName[] = ['aziende', 'bandi', 'settings']

/** A question to the server: a constant, or memoised. */
export interface ServerQuestion {
  path: string
  body: object
}

/** The server's answer about all records that the user sees, asked again when these change; nothing unless `on`. */
export function useRemoteAnswer<A>(on: boolean, { path, body }: ServerQuestion): ServerAnswer<A> {
  const { request } = usePortal()
  const load = useMemo(
    () => (on ? (signal: AbortSignal) => askServer<A>(request, { path, body }, signal) : null),
    [on, path, body, request],
  )
  return useServerAnswer({ load, colls: SOURCES })
}

export async function askServer<A>(request: Portal['request'], { path, body }: ServerQuestion, signal?: AbortSignal) {
  const headers = { 'content-type': 'application/json' }
  const answer = await request(path, { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) })
  // server and page are built from one source: the answer has this shape
  return (await answer.json()) as A
}
