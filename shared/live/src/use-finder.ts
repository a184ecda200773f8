import type { CollectionName, Collections, Find } from '@bandiera/domain'
import { useMemo } from 'react'
import { findSome } from './find-some.ts'
import { useLive } from './live-provider.tsx'
import { useHeld, useMode } from './hooks.ts'

/** Starts a search and returns its end, as `Find` does. Records of a collection too long for a page have few fields. */
export type Search<T> = (text: string, found: (records: readonly T[]) => void) => () => void

/**
 * A search box over a collection: in the page where it holds the records, else on the server. The server looks into the
 * fields whose table says `searched`.
 * @param find made by `createFinder`, once outside the component
 * @example
 * const search = useFinder('aziende', find)
 * useEffect(() => search(text, (found) => report(found.map(entryOf))), [search, text, report])
 */
export function useFinder<C extends CollectionName>(coll: C, find: Find<Collections[C]>): Search<Collections[C]> {
  const { windows } = useLive()
  const mode = useMode(coll)
  const held = useHeld(coll)
  return useMemo(() => {
    if (mode === null || mode === 'full') return (text, found) => find(held, text, found)
    return (text, found) => {
      const ended = new AbortController()
      if (text.trim().length < 2) found([])
      else
        findSome(windows, coll, { text }, ended.signal).then(
          (records) => !ended.signal.aborted && found(records),
          (failure: unknown) => {
            if (ended.signal.aborted) return
            console.error('search: asking failed', failure)
            found([])
          },
        )
      return () => ended.abort()
    }
  }, [coll, find, held, mode, windows])
}
