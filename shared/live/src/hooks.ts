import type { CollectionName, Collections } from '@bandiera/domain'
import type { Atom } from 'jotai'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { RecordAtoms } from './atoms.ts'
import type { LiveStatus } from './live.ts'
import { useLive } from './live-provider.tsx'

/**
 * Ids of the records the user sees, newest first. Renders again only when records come or go, so a list that draws
 * rows by id repaints one row when one record changes.
 * @example const ids = useIds('aziende')
 */
export function useIds(coll: CollectionName): readonly string[] {
  const { atoms } = useLive()
  return useFollowed(atoms, atoms.ids(coll))
}

/**
 * One record; `undefined` when it does not exist or the user may not see it (the two look the same). Renders again
 * only when this record changes.
 * @example const bando = useRecord('bandi', id)
 */
export function useRecord<C extends CollectionName>(coll: C, id: string): Collections[C] | undefined {
  const { atoms } = useLive()
  const record = useMemo(() => atoms.record(coll, id), [atoms, coll, id])
  return useFollowed(atoms, record)
}

/**
 * All records the user sees, newest first: for counts, pickers and filters. Renders again with every change of the
 * collection; a long list uses `useIds` and `useRecord` instead.
 */
export function useCollection<C extends CollectionName>(coll: C): readonly Collections[C][] {
  const { atoms } = useLive()
  return useFollowed(atoms, atoms.records(coll))
}

/** `connected`: changes arrive now. `ready`: the first load is complete; before it, empty does not mean none. */
export function useLiveStatus(): LiveStatus {
  const { atoms, status } = useLive()
  return useFollowed(atoms, status)
}

/** As jotai's `useAtomValue`, which calls every row twice when it mounts. */
function useFollowed<T>({ store }: RecordAtoms, one: Atom<T>): T {
  const subscribe = useCallback((repaint: () => void) => store.sub(one, repaint), [store, one])
  return useSyncExternalStore(subscribe, () => store.get(one))
}
