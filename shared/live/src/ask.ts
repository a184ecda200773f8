import type { CollectionName, Collections } from '@bandiera/domain'
import { answered } from './answered.ts'
import type { Live } from './live.ts'
import type { Ask, Asked } from './use-ask.ts'

/** How the questions of a press are put: to the windows, which know whether the page or the server answers. */
export function askOf({ windows, get }: Live): Ask {
  const { signal } = new AbortController()
  const all = async <C extends CollectionName>(coll: C, asked: Asked): Promise<Collections[C][]> => {
    const rows = await answered(windows.all({ c: coll, ...asked }, signal))
    // the server validated the records with the collection's schema before it stored them
    return rows.map(({ d }) => d as unknown as Collections[C])
  }
  return {
    all,
    one: async (coll, id) => get(coll, id) ?? (await all(coll, { f: [`_id:=:${id}`] }))[0],
    count: async (coll, f) => (await answered(windows.ask({ c: coll, f, fields: [], n: 1 }, signal))).total,
  }
}
