import type { CollectionName, Collections } from '@bandiera/domain'
import type { WindowMode } from '@bandiera/wire'
import type { Atom } from 'jotai'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import type { RecordAtoms } from './atoms.ts'
import type { LiveStatus } from './types.ts'
import type { Live } from './live.ts'

/** Ids of the records that the page holds, newest first. Renders again only when one is added or removed: a list by id repaints one row. */
export function useIds(coll: CollectionName): readonly string[] {
  const { atoms } = useLive()
  return useFollowed(atoms, atoms.ids(coll))
}

/**
 * One record; `undefined` when it does not exist or the user may not see it. Renders again only when this record changes. Of a long
 * collection it is loaded, and `ready` of `useLiveStatus` is false until it arrives.
 * @example if (!bando) return ready ? <NotFound /> : <Skeleton />
 */
export function useRecord<C extends CollectionName>(coll: C, id: string): Collections[C] | undefined {
  const { atoms, needOne } = useLive()
  const record = useMemo(() => atoms.record(coll, id), [atoms, coll, id])
  const value = useFollowed(atoms, record)
  const mode = useMode(coll)
  const missing = value === undefined && id !== '' && mode !== null && mode !== 'full'
  // before the page paints: a record that is loading must not look as if it did not exist
  useLayoutEffect(() => {
    if (missing) needOne(coll, id)
  }, [missing, needOne, coll, id])
  return value
}

/** All records of a collection where the page holds them, else none: nothing is loaded for it. */
export function useHeld<C extends CollectionName>(coll: C): readonly Collections[C][] {
  const { atoms } = useLive()
  return useFollowed(atoms, atoms.records(coll))
}

export function useVersion(coll: CollectionName): number {
  const { atoms } = useLive()
  return useFollowed(atoms, atoms.version(coll))
}

/** All of a collection on this page (`full`), few fields of each record (`list`), or what was asked for (`window`); `null` until known. */
export function useMode(coll: CollectionName): WindowMode | null {
  const { atoms, modes } = useLive()
  return useReadOf(atoms, modes, (known) => known && (known[coll] ?? 'full'))
}

export function useSome(coll: CollectionName): boolean {
  const ids = useIds(coll)
  const mode = useMode(coll)
  return ids.length > 0 || mode === 'window'
}

/** `connected`: changes arrive now. `ready`: the first load is complete; before it, empty does not mean none. */
export function useLiveStatus(): LiveStatus {
  const { atoms, status } = useLive()
  return useFollowed(atoms, status)
}

/** Instead of jotai's `useAtomValue`, which renders every row twice when it mounts: renders again when what `read` takes changes. */
export const useFollowed = <T,>(atoms: RecordAtoms, one: Atom<T>): T => useReadOf(atoms, one, (value) => value)

export function useReadOf<T, R>({ store }: RecordAtoms, one: Atom<T>, read: (value: T) => R): R {
  const subscribe = useCallback((repaint: () => void) => store.sub(one, repaint), [store, one])
  return useSyncExternalStore(subscribe, () => read(store.get(one)))
}

const LiveContext = createContext<Live | null>(null)

/** The shell renders it; tests get it from `renderScreen`. */
export function LiveProvider({ live, children }: { live: Live; children: ReactNode }) {
  return <LiveContext value={live}>{children}</LiveContext>
}

/** The page's live store, for reads outside a render (an export, a handler). Screens use the other hooks. */
export function useLive(): Live {
  const live = useContext(LiveContext)
  if (!live) throw new Error('live data exists inside the portal only: render through the shell or renderScreen')
  return live
}

/**
 * Records of a collection by id, at least those asked for: for names in the rows of another collection. Of a
 * collection too long for a page no more than these are loaded, and they may have the fields of `listed` alone.
 * @example const aziende = useRecordsOf('aziende', pratiche.map(({ _id }) => aziendaIdOfPratica(_id)))
 */
export function useRecordsOf<C extends CollectionName>(
  coll: C,
  ids: readonly string[],
): ReadonlyMap<string, Collections[C]> {
  const { needOne, listed } = useLive()
  const mode = useMode(coll)
  const held = useHeld(coll)
  const version = useVersion(coll)
  const key = [...new Set(ids)].sort().join(' ')
  useLayoutEffect(() => {
    if (mode === 'window') for (const id of key.split(' ')) if (id) needOne(coll, id)
  }, [needOne, coll, key, mode])
  return useMemo(() => {
    // `listed` answers from data that this number follows
    void version
    if (mode === null || mode === 'full') return byId(held)
    return byId(key.split(' ').flatMap((id) => listed(coll, id) ?? []))
  }, [held, version, coll, listed, key, mode])
}

const byId = <T extends { _id: string }>(records: readonly T[]): ReadonlyMap<string, T> =>
  new Map(records.map((record) => [record._id, record]))
