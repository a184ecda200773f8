import type { CollectionName, Collections } from '@bandiera/domain'
import { type ServerAnswer, useLive, useMode, useServerAnswer } from '@bandiera/live'
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

/** Records that the page asks for at once. */
const ROWS = 500

/**
 * The newest records of a collection that is too long for the page; `null` where the page holds it, and before the answer.
 * @param filters those of `useWindow`, joined by a space; `null` asks nothing
 */
export function useNewest<C extends CollectionName>(
  coll: C,
  filters: string | null,
  n = ROWS,
): readonly Collections[C][] | null {
  const { windows } = useLive()
  const far = useTooMany(coll) && filters !== null
  const load = useMemo(() => {
    if (!far) return null
    // the server validated the records with the collection's schema before it stored them
    return async (signal: AbortSignal) =>
      (await windows.ask({ c: coll, f: filters.split(' '), n }, signal)).rows.map(
        ({ d }) => d as unknown as Collections[C],
      )
  }, [windows, coll, filters, n, far])
  const { answer } = useServerAnswer({ load, colls: OF_COLLECTION[coll] })
  return far ? answer : null
}

const OF_COLLECTION = { aziende: ['aziende'], bandi: ['bandi'], pratiche: ['pratiche'] } as Record<
  CollectionName,
  [CollectionName]
>
