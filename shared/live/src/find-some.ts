import type { CollectionName, Collections } from '@bandiera/domain'
import type { WindowSource } from './window/window-source.ts'

/** Records that the server is asked for, and letters that it looks at. */
const FOUND = 50
const LONGEST = 200

interface Wanted {
  text: string
  /** Filters of a window. */
  f?: readonly string[] | undefined
}

/** Asks the server for the first records with these words, as lists hold them. Rejects when no answer comes. */
export async function findSome<C extends CollectionName>(
  windows: Pick<WindowSource, 'ask'>,
  coll: C,
  { text, f = [] }: Wanted,
  signal: AbortSignal,
): Promise<Collections[C][]> {
  // what a list holds of a record comes with the code of the search
  const { collections } = await import('./window/searched.ts')
  const q = text.trim().slice(0, LONGEST)
  const { rows } = await windows.ask({ c: coll, q, f: [...f], fields: [...collections[coll].listed], n: FOUND }, signal)
  // the server validated the records with the collection's schema before it stored them
  return rows.map(({ d }) => d as unknown as Collections[C])
}
