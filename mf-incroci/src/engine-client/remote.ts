import type { CollectionName, Collections } from '@bandiera/domain'
import { type Risposto, useLive, useMode, useSeguito } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { useMemo } from 'react'

/** Whether this page does not hold a collection whole: it is too long, and what is read of it is asked of the server. */
export function useTooMany(coll: CollectionName): boolean {
  const mode = useMode(coll)
  return mode === 'list' || mode === 'window'
}

/** Whether the server judges: companies or grants are too many for a page. */
export function useRemote(): boolean {
  const [aziende, bandi] = [useTooMany('aziende'), useTooMany('bandi')]
  return aziende || bandi
}

const COLLS: readonly CollectionName[] = ['aziende', 'bandi', 'settings']

/**
 * What the server says of all that the user sees, asked again when that changes.
 * @param on whether to ask at all
 * @param domanda a constant
 */
export function useServerAnswer<A>(on: boolean, path: string, domanda: object): Risposto<A> {
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

/** Records that a page asks for at once. */
const ROWS = 500

/**
 * The newest records of a collection that pass filters of `useWindow`, joined by a space, where the page does not hold the
 * collection; `null` where it does, and before the answer.
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
  const { answer } = useSeguito({ load, colls: OF_COLLECTION[coll] })
  return far ? answer : null
}

const OF_COLLECTION = { aziende: ['aziende'], bandi: ['bandi'], pratiche: ['pratiche'] } as Record<
  CollectionName,
  [CollectionName]
>
