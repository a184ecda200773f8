import type { CollectionName, Collections } from '@bandiera/domain'
import { useLayoutEffect, useMemo } from 'react'
import { useHeld, useMode, useVersion } from './hooks.ts'
import { useLive } from './live-provider.tsx'

/**
 * Records of a collection by id, at least those asked for: for the names that stand in rows of another collection. Of a
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
    // what `listed` answers changes with it
    void version
    if (mode === null || mode === 'full') return byId(held)
    return byId(key.split(' ').flatMap((id) => listed(coll, id) ?? []))
  }, [held, version, coll, listed, key, mode])
}

const byId = <T extends { _id: string }>(records: readonly T[]): ReadonlyMap<string, T> =>
  new Map(records.map((record) => [record._id, record]))
