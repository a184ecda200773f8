import { COLLECTIONS, type CollectionName, type Collections } from '@bandiera/domain'
import { atom, createStore, type Atom, type PrimitiveAtom } from 'jotai'
import { createExtents, type Extents, type Records, type Touched } from './records.ts'

type AnyAtom = PrimitiveAtom<unknown>
type Mounted = Map<CollectionName, Map<string, Set<AnyAtom>>>

export type Store = ReturnType<typeof createStore>

/** The records as atoms. Memory does not grow with the collection: only records on screen have an atom. */
export interface RecordAtoms {
  store: ReturnType<typeof createStore>
  /** A new atom of one record; it follows the feed while mounted and is garbage afterwards. */
  record: <C extends CollectionName>(coll: C, id: string) => Atom<Collections[C] | undefined>
  /** Ids of the visible records, newest first; changes only when records are added or removed. */
  ids: (coll: CollectionName) => Atom<readonly string[]>
  /** All visible records, newest first; changes with every record. None while the page does not hold them all. */
  records: <C extends CollectionName>(coll: C) => Atom<readonly Collections[C][]>
  version: (coll: CollectionName) => Atom<number>
  publish: (touched: Touched) => void
  mounted: () => number
}

export function createAtoms(
  records: Pick<Records, 'get' | 'ids'>,
  extents: Pick<Extents, 'of'> = createExtents(),
  store: Store = createStore(),
): RecordAtoms {
  const mounted: Mounted = new Map(COLLECTIONS.map((coll) => [coll, new Map()]))
  const lists = new Map(COLLECTIONS.map((coll) => [coll, createLists(records, coll, extents)]))
  const publishAtom = atom(null, (_get, set, touched: Touched) => {
    for (const [coll, touch] of touched) {
      const { membership, content } = lists.get(coll)!
      if (touch.membership) set(membership, (n) => n + 1)
      set(content, (n) => n + 1)
      const onScreen = mounted.get(coll)!
      for (const id of touch.ids.keys()) onScreen.get(id)?.forEach((one) => set(one, records.get(coll, id)))
    }
  })
  return {
    store,
    record: <C extends CollectionName>(coll: C, id: string) =>
      recordAtom(mounted.get(coll)!, id, () => records.get(coll, id)) as Atom<Collections[C] | undefined>,
    ids: (coll) => lists.get(coll)!.ids,
    records: <C extends CollectionName>(coll: C) => lists.get(coll)!.records as Atom<readonly Collections[C][]>,
    version: (coll) => lists.get(coll)!.content,
    publish: (touched) => {
      if (touched.size) store.set(publishAtom, touched)
    },
    mounted: () => [...mounted.values()].flatMap((ids) => [...ids.values()]).reduce((n, set) => n + set.size, 0),
  }
}

const NONE: readonly never[] = []

function createLists(records: Pick<Records, 'get' | 'ids'>, coll: CollectionName, extents: Pick<Extents, 'of'>) {
  const membership = atom(0)
  const content = atom(0)
  const ids = atom((get) => {
    get(membership)
    return records.ids(coll)
  })
  const all = atom<readonly unknown[]>((get) => {
    get(content)
    if (extents.of(coll) !== 'full') return NONE
    return records.ids(coll).map((id) => records.get(coll, id))
  })
  return { membership, content, ids, records: all }
}

/** Registers itself only while mounted, so that an atom that React discards before mounting is collected. */
function recordAtom(onScreen: Map<string, Set<AnyAtom>>, id: string, read: () => unknown): AnyAtom {
  const one: AnyAtom = atom<unknown>(read())
  one.onMount = (set) => {
    const atoms = onScreen.get(id) ?? new Set()
    onScreen.set(id, atoms.add(one))
    set(read())
    return () => {
      atoms.delete(one)
      if (atoms.size === 0) onScreen.delete(id)
    }
  }
  return one
}
