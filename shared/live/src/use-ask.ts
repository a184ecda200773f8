import type { CollectionName, Collections } from '@bandiera/domain'
import type { WindowQuestion } from '@bandiera/wire'
import { useMemo } from 'react'
import type { Live } from './live.ts'
import { useLive } from './live-provider.tsx'

export type Asked = Pick<WindowQuestion, 'q' | 'ord' | 'f' | 'fields'>

/** Answers of the moment, for what a press needs; each rejects with an Italian message when there is none. */
export interface Ask {
  /** Every record that matches, in order. */
  all: <C extends CollectionName>(coll: C, asked: Asked) => Promise<Collections[C][]>
  /** One record, whole; `undefined` when it does not exist or the user may not see it. */
  one: <C extends CollectionName>(coll: C, id: string) => Promise<Collections[C] | undefined>
  /** How many records pass these filters. */
  count: (coll: CollectionName, f: string[]) => Promise<number>
}

/**
 * Questions that are asked once: by the page itself where it holds the collection, else by the server. What stays on screen
 * uses `useWindow` and `useRecord`, which follow the feed.
 * @example
 * const ask = useAsk()
 * const documenti = await ask.count('docs', [`clienteId:=:${_id}`])
 */
export function useAsk(): Ask {
  const live = useLive()
  return useMemo(() => createAsk(live), [live])
}

/** The code that asks does not load with the page. */
function createAsk(live: Live): Ask {
  const made = async (): Promise<Ask> => (await import('./ask.ts')).askOf(live)
  return {
    all: async (coll, asked) => (await made()).all(coll, asked),
    one: async (coll, id) => (await made()).one(coll, id),
    count: async (coll, f) => (await made()).count(coll, f),
  }
}
