import type { CollectionName, Collections } from '@bandiera/domain'
import { useLive, useSeguito } from '@bandiera/live'
import { useMemo } from 'react'
import { useTroppi } from './use-lontano.ts'

/** Records that a page asks for at once. */
const ROWS = 500

/**
 * The newest records of a collection that pass filters of `useWindow`, joined by a space, where the page does not hold the
 * collection; `null` where it does, and before the answer.
 */
export function useFinestra<C extends CollectionName>(
  coll: C,
  filters: string | null,
  n = ROWS,
): readonly Collections[C][] | null {
  const { windows } = useLive()
  const far = useTroppi(coll) && filters !== null
  const load = useMemo(() => {
    if (!far) return null
    // the server validated the records with the collection's schema before it stored them
    return async (signal: AbortSignal) =>
      (await windows.ask({ c: coll, f: filters.split(' '), n }, signal)).rows.map(
        ({ d }) => d as unknown as Collections[C],
      )
  }, [windows, coll, filters, n, far])
  const { answer } = useSeguito({ load, colls: COLLS[coll] })
  return far ? answer : null
}

const COLLS = { aziende: ['aziende'], bandi: ['bandi'], pratiche: ['pratiche'] } as Record<
  CollectionName,
  [CollectionName]
>
