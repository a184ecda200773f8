import { COLLECTIONS, type CollectionName } from '@bandiera/domain'

/** Records in one stored chunk: one write costs a fraction of 500 small ones. */
const SIZE = 500

/** Which records are stored together: a record stays in its chunk, so that a change writes one chunk. */
export interface Chunks {
  /** Puts the record where it was, or into the last chunk with room. */
  put: (coll: CollectionName, id: string) => void
  drop: (coll: CollectionName, id: string) => void
  /** Chunks that are not as they are stored, with their ids; from now on they count as stored. */
  takeDirty: () => { coll: CollectionName; number: number; ids: readonly string[] }[]
}

/** No chunk yet. */
export function createChunks(): Chunks {
  const tables = new Map(
    COLLECTIONS.map((coll) => [coll, { of: new Map<string, number>(), members: [new Set<string>()] }]),
  )
  const dirty = new Map<string, [CollectionName, number]>()
  const soil = (coll: CollectionName, number: number) => dirty.set(`${coll} ${number}`, [coll, number])
  return {
    put(coll, id) {
      const { of, members } = tables.get(coll)!
      let number = of.get(id) ?? members.length - 1
      if (!of.has(id) && members[number]!.size >= SIZE) number = members.push(new Set()) - 1
      members[number]!.add(id)
      of.set(id, number)
      soil(coll, number)
    },
    drop(coll, id) {
      const { of, members } = tables.get(coll)!
      const number = of.get(id)
      if (number === undefined) return
      members[number]!.delete(id)
      of.delete(id)
      soil(coll, number)
    },
    takeDirty() {
      const taken = [...dirty.values()]
      dirty.clear()
      return taken.map(([coll, number]) => ({ coll, number, ids: [...tables.get(coll)!.members[number]!] }))
    },
  }
}
