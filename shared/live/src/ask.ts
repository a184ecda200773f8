import type { CollectionName, Collections } from '@bandiera/domain'
import type { WindowQuestion } from '@bandiera/wire'
import { withReadableError } from './errors.ts'
import type { Live } from './live.ts'
import type { WindowSource } from './window/window-source.ts'

export type Asked = Pick<WindowQuestion, 'q' | 'ord' | 'f' | 'fields'>

/** Questions that are asked once, for an action of the user; each rejects with an Italian message. */
export interface Ask {
  all: <C extends CollectionName>(coll: C, asked: Asked) => Promise<Collections[C][]>
  /** One record, whole; `undefined` when it does not exist or the user may not see it. */
  one: <C extends CollectionName>(coll: C, id: string) => Promise<Collections[C] | undefined>
  count: (coll: CollectionName, f: string[]) => Promise<number>
}

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

const FOUND = 50
const LONGEST = 200

interface Wanted {
  text: string
  f?: readonly string[] | undefined
}

/** Asks the server for the first records that contain the text, with the fields of `listed`. */
export async function findSome<C extends CollectionName>(
  windows: Pick<WindowSource, 'ask'>,
  coll: C,
  { text, f = [] }: Wanted,
  signal: AbortSignal,
): Promise<Collections[C][]> {
  // the fields that a list holds load with the code of the search
  const { collections } = await import('./window/search-fields.ts')
  const q = text.trim().slice(0, LONGEST)
  const { rows } = await windows.ask({ c: coll, q, f: [...f], fields: [...collections[coll].listed], n: FOUND }, signal)
  // the server validated the records with the collection's schema before it stored them
  return rows.map(({ d }) => d as unknown as Collections[C])
}
