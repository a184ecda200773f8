import { COLLECTIONS, type CollectionName } from '@bandiera/domain'
import type { WindowMode } from '@bandiera/wire'

export type Modes = Readonly<Record<string, WindowMode>>

/** How much of each collection this page holds, and what screens need beyond it. */
export interface Extents {
  /** `full`: every record that the user sees; `list`: few fields of each; `window`: those that somebody asked for. */
  of: (coll: CollectionName) => WindowMode
  /** What a whole view brings; what is not named comes whole. */
  set: (hold: Modes) => void
  all: () => Modes
  /** Collections that a screen needs whole. */
  whole: () => CollectionName[]
  /** Keeps a collection whole until the returned function is called. */
  needAll: (coll: CollectionName) => () => void
  /** A record is wanted by its id from now on. */
  needOne: (coll: CollectionName, id: string) => void
  /** Whether a record that was not held before is held from now on. */
  keeps: (coll: CollectionName, id: string) => boolean
  /** The server said that there is no such record. */
  setAbsent: (coll: CollectionName, ids: readonly string[]) => void
  isAbsent: (coll: CollectionName, id: string) => boolean
  /** Records asked for by id; those that are absent are left out. */
  wanted: (coll: CollectionName) => string[]
  /** Other rights or another log: what was absent may be there. */
  forget: () => void
}

/** Everything is held, as far as anybody has said. */
export function createExtents(): Extents {
  let modes: Modes = {}
  const needed = new Map<CollectionName, number>()
  const asked = new Map<CollectionName, Set<string>>(COLLECTIONS.map((coll) => [coll, new Set()]))
  const absent = new Map<CollectionName, Set<string>>(COLLECTIONS.map((coll) => [coll, new Set()]))
  const of = (coll: CollectionName): WindowMode => modes[coll] ?? 'full'
  const count = (coll: CollectionName, more: number) => needed.set(coll, (needed.get(coll) ?? 0) + more)
  return {
    of,
    set: (hold) => void (modes = hold),
    all: () => modes,
    whole: () => COLLECTIONS.filter((coll) => (needed.get(coll) ?? 0) > 0),
    needAll(coll) {
      count(coll, 1)
      return () => void count(coll, -1)
    },
    needOne: (coll, id) => void asked.get(coll)!.add(id),
    keeps: (coll, id) => of(coll) !== 'window' || asked.get(coll)!.has(id),
    setAbsent: (coll, ids) => ids.forEach((id) => absent.get(coll)!.add(id)),
    isAbsent: (coll, id) => absent.get(coll)!.has(id),
    wanted: (coll) => [...asked.get(coll)!].filter((id) => !absent.get(coll)!.has(id)),
    forget: () => absent.forEach((ids) => ids.clear()),
  }
}
