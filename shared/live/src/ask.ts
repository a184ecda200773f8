import type { CollectionName, Collections } from '@bandiera/domain'
import { WINDOW_ROWS } from '@bandiera/wire'
import { answered } from './answered.ts'
import type { Live } from './live.ts'
import type { Ask, Asked } from './use-ask.ts'

/** How the questions of a press are put: to the windows, which know whether the page or the server answers. */
export function askOf({ windows, get }: Live): Ask {
  const { signal } = new AbortController()
  const all = async <C extends CollectionName>(coll: C, asked: Asked): Promise<Collections[C][]> => {
    // by id: one that changes meanwhile may come twice
    const found = new Map<string, Collections[C]>()
    let after: string | undefined
    do {
      const place = after === undefined ? {} : { after }
      const { rows, next } = await answered(windows.ask({ c: coll, ...asked, ...place, n: WINDOW_ROWS }, signal))
      // the server validated the records with the collection's schema before it stored them
      for (const { d } of rows) found.set(d._id, d as unknown as Collections[C])
      after = next ?? undefined
    } while (after !== undefined)
    return [...found.values()]
  }
  return {
    all,
    one: async (coll, id) => get(coll, id) ?? (await all(coll, { f: [`_id:=:${id}`] }))[0],
    count: async (coll, f) => (await answered(windows.ask({ c: coll, f, fields: [], n: 1 }, signal))).total,
  }
}
