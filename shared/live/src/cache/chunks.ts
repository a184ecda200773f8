import { COLLECTIONS, type CollectionName } from '@bandiera/domain'

/** Records in one stored chunk: one write costs a fraction of 500 small ones. */
const SIZE = 500

/** Which records are stored together: a record stays in its chunk, so that a change writes one chunk. */
export interface Chunks {
  /** Puts the record where it was, or into the last chunk with room. */
  put: (coll: CollectionName, id: string) => void
  /** Notes where a record is stored. */
  found: (coll: CollectionName, number: number, id: string) => void
  drop: (coll: CollectionName, id: string) => void
  /** Chunks that are not as they are stored, with their ids; from now on they count as stored. */
  takeDirty: () => { coll: CollectionName; number: number; ids: readonly string[] }[]
}

/** No chunk yet. */
export function createChunks(): Chunks {
  const tables = new Map(
    COLLECTIONS.map((coll) => [
      coll,
      { of: new Map<string, number>(), members: new Map<number, Set<string>>(), last: 0 },
    ]),
  )
  const dirty = new Map<string, [CollectionName, number]>()
  const add = (coll: CollectionName, number: number, id: string) => {
    const table = tables.get(coll)!
    table.members.set(number, (table.members.get(number) ?? new Set()).add(id))
    table.of.set(id, number)
    table.last = Math.max(table.last, number)
  }
  const soil = (coll: CollectionName, number: number) => dirty.set(`${coll} ${number}`, [coll, number])
  return {
    put(coll, id) {
      const { of, members, last } = tables.get(coll)!
      const room = (members.get(last)?.size ?? 0) < SIZE ? last : last + 1
      const number = of.get(id) ?? room
      add(coll, number, id)
      soil(coll, number)
    },
    found: add,
    drop(coll, id) {
      const { of, members } = tables.get(coll)!
      const number = of.get(id)
      if (number === undefined) return
      members.get(number)!.delete(id)
      of.delete(id)
      soil(coll, number)
    },
    takeDirty() {
      const taken = [...dirty.values()]
      dirty.clear()
      return taken.map(([coll, number]) => ({ coll, number, ids: [...tables.get(coll)!.members.get(number)!] }))
    },
  }
}
