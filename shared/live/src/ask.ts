import type { CollectionName, Collections } from '@bandiera/domain'
import type { WindowQuestion } from '@bandiera/wire'
import { withReadableError } from './errors.ts'
import type { Live } from './live.ts'

export type Asked = Pick<WindowQuestion, 'q' | 'ord' | 'f' | 'fields'>

/** Questions that are asked once, for an action of the user; each rejects with an Italian message. */
export interface Ask {
  /** Every record that matches, in order. */
  all: <C extends CollectionName>(coll: C, asked: Asked) => Promise<Collections[C][]>
  /** One record, whole; `undefined` when it does not exist or the user may not see it. */
  one: <C extends CollectionName>(coll: C, id: string) => Promise<Collections[C] | undefined>
  /** How many records pass these filters. */
  count: (coll: CollectionName, f: string[]) => Promise<number>
}

/** Asks the windows, which know whether the page or the server answers. */
export function askOf({ windows, get }: Live): Ask {
  const { signal } = new AbortController()
  const all = async <C extends CollectionName>(coll: C, asked: Asked): Promise<Collections[C][]> => {
    const rows = await withReadableError(windows.all({ c: coll, ...asked }, signal))
    // the server validated the records with the collection's schema before it stored them
    return rows.map(({ d }) => d as unknown as Collections[C])
  }
  return {
    all,
    one: async (coll, id) => get(coll, id) ?? (await all(coll, { f: [`_id:=:${id}`] }))[0],
    count: async (coll, f) => (await withReadableError(windows.ask({ c: coll, f, fields: [], n: 1 }, signal))).total,
  }
}
