import type { Azienda } from '@bandiera/domain'
import { useLive, WINDOW_ROWS, type WindowOptions } from '@bandiera/live'
import { useCallback } from 'react'

/** Gets every company that matches, in order, as many at a time as the server gives; rejects when an answer does not come. */
export function useAllAziende(asked: WindowOptions): () => Promise<Azienda[]> {
  const { windows } = useLive()
  return useCallback(async () => {
    const { signal } = new AbortController()
    // by id: one that changes meanwhile may come twice
    const found = new Map<string, Azienda>()
    let after: string | undefined
    do {
      const place = after === undefined ? {} : { after }
      const { rows, next } = await windows.ask({ c: 'aziende', ...asked, ...place, n: WINDOW_ROWS }, signal)
      // the server validated the records with the collection's schema before it stored them
      for (const { d } of rows) found.set(d._id, d as unknown as Azienda)
      after = next ?? undefined
    } while (after !== undefined)
    return [...found.values()]
  }, [windows, asked])
}
