import type { CollectionName, Collections, Find } from '@bandiera/domain'
import { useMemo } from 'react'
import type { Ask, findSome } from './ask.ts'
import type { Live } from './live.ts'
import { useHeld, useLive, useMode } from './hooks.tsx'
import { withReadableError } from './errors.ts'

/** Questions that are asked once, by the page where it holds the collection, else by the server. `useRecords` follows the feed. */
export function useAsk(): Ask {
  const live = useLive()
  return useMemo(() => createAsk(live), [live])
}

export function createAsk(live: Live): Ask {
  const made = async (): Promise<Ask> => (await import('./ask.ts')).askOf(live)
  return {
    all: async (coll, asked) => (await made()).all(coll, asked),
    one: async (coll, id) => (await made()).one(coll, id),
    count: async (coll, f) => (await made()).count(coll, f),
  }
}

/** Starts a search and returns how to stop it, as `Find` does. Records of a collection too long for a page have few fields. */
export type Search<T> = (text: string, found: (records: readonly T[]) => void) => () => void

/**
 * A search box over a collection; the server looks into the fields whose table says `searched`. `find` is of `createFinder`.
 * @example useEffect(() => search(text, (found) => report(found.map(entryOf))), [search, text, report])
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
        search(windows, coll, { text }, ended.signal).then(
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

/** All the choices, or a search for some; it rejects with an Italian message. */
export type Choices<O> = readonly O[] | ((text: string, signal: AbortSignal) => Promise<readonly O[]>)

export interface ChoiceOptions<T, O> {
  of: (records: readonly T[]) => readonly O[]
  /** The same limits as filters of a window, so that a search finds choices only. */
  f?: readonly string[]
}

/**
 * Records to choose from, as `source` of a combo box: a list where the page holds the collection, else a search on the server.
 * @param options created once outside the component, or memoised
 * @example <ComboInput label={texts.azienda} name="azienda" source={useChoices('aziende', ATTIVE)} />
 */
export function useChoices<C extends CollectionName, O>(
  coll: C,
  { of, f }: ChoiceOptions<Collections[C], O>,
): Choices<O> {
  const { windows } = useLive()
  const mode = useMode(coll)
  const held = useHeld(coll)
  return useMemo(() => {
    if (mode === null || mode === 'full') return of(held)
    return async (text, signal) => of(await withReadableError(search(windows, coll, { text, f }, signal)))
  }, [coll, of, f, mode, held, windows])
}

const search: typeof findSome = async (...asked) => (await import('./ask.ts')).findSome(...asked)
