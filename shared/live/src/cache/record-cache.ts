import { type CollectionName, COLLECTIONS, newId } from '@bandiera/domain'
import { type FeedEntry, ModeSchema } from '@bandiera/wire'
import * as z from 'zod/mini'
import type { Records, Touched } from '../records.ts'
import { answerOf, committed, openDatabase } from './database.ts'
import type { Modes, Position, Saved } from '../types.ts'

/** Raise it to discard what older releases stored. */
const FORMAT = 2

const HeadSchema = z.object({
  format: z.literal(FORMAT),
  ep: z.string(),
  cur: z.number(),
  hold: z.record(z.string(), ModeSchema),
  stamp: z.string(),
})
const ChunkSchema = z.object({
  coll: z.enum(COLLECTIONS),
  /** Number of the chunk: a record stays in its chunk, so that a deletion removes every copy. */
  number: z.number(),
  rows: z.array(z.tuple([z.number(), z.looseObject({ _id: z.string() }), z.boolean()])),
})

export interface RecordCache {
  load: () => Promise<Saved | null>
  /** Stores what changed and the position in one transaction. */
  save: (records: Records, at: Position & { hold: Modes }) => Promise<void>
  note: (touched: Touched) => void
  clear: () => Promise<void>
  /** The page does not hold what was loaded: the next `save` stores everything. */
  forget: () => void
  close: () => void
}

/** Opens the cache of one user and deletes what other users or tenants left. */
export async function openCache(owner: { tenant: string; uid: string }, factory?: IDBFactory): Promise<RecordCache> {
  const db = await openDatabase(factory)
  const head = [owner.tenant, owner.uid]
  const own = IDBKeyRange.bound(head, [...head, []])
  let chunks = createChunks()
  /** True after another tab deleted the database because the user signed out. */
  let closed = false
  db.addEventListener('versionchange', () => (closed = true))
  /** Id of this tab's last read or write; if the stored one differs, another tab has written since. */
  let stamp = ''
  await deleteOthers(db, head)
  return {
    async load() {
      const transaction = db.transaction(['heads', 'chunks'])
      const [known, stored] = await Promise.all([
        answerOf(transaction.objectStore('heads').get(head)),
        answerOf(transaction.objectStore('chunks').getAll(own)),
      ])
      if (known === undefined) return null
      const { ep, cur, hold, stamp: read } = HeadSchema.parse(known)
      const entries: FeedEntry[] = []
      for (const value of stored) {
        const { coll, number, rows } = ChunkSchema.parse(value)
        for (const [rev, d, few] of rows) {
          entries.push({ o: 'u', c: coll, d, rev, ...(few && { few }) })
          chunks.found(coll, number, d._id)
        }
      }
      stamp = read
      return { ep, cur, hold, entries }
    },
    note(touched) {
      for (const [coll, { ids }] of touched) for (const id of ids.keys()) chunks.put(coll, id)
    },
    async save(records, { ep, cur, hold }) {
      if (closed) return
      const transaction = db.transaction(['heads', 'chunks'], 'readwrite', { durability: 'relaxed' })
      const done = committed(transaction)
      const [heads, stored] = [transaction.objectStore('heads'), transaction.objectStore('chunks')]
      const known = HeadSchema.safeParse(await answerOf(heads.get(head)))
      if (!known.success || known.data.stamp !== stamp) {
        stored.delete(own)
        chunks = allOf(records)
      }
      for (const { coll, number, ids } of chunks.takeDirty()) {
        const rows = ids.flatMap((id) => {
          // records of a collection in mode `window` are not stored: the next page asks for them again
          const row = hold[coll] === 'window' ? undefined : records.row(coll, id)
          if (!row) chunks.drop(coll, id)
          return row ? [row] : []
        })
        stored.put({ coll, number, rows }, [...head, coll, number])
      }
      // `drop` marked these chunks again, and they are part of this transaction
      chunks.takeDirty()
      stamp = newId()
      heads.put({ format: FORMAT, ep, cur, hold, stamp }, head)
      await done
    },
    async clear() {
      stamp = ''
      if (closed) return
      const transaction = db.transaction(['heads', 'chunks'], 'readwrite')
      transaction.objectStore('heads').delete(head)
      transaction.objectStore('chunks').delete(own)
      await committed(transaction)
    },
    forget: () => void (stamp = ''),
    close: () => db.close(),
  }
}

function allOf(records: Records) {
  const chunks = createChunks()
  for (const coll of COLLECTIONS) for (const id of records.ids(coll)) chunks.put(coll, id)
  return chunks
}

async function deleteOthers(db: IDBDatabase, head: string[]): Promise<void> {
  const transaction = db.transaction(['heads', 'chunks'], 'readwrite')
  const done = committed(transaction)
  for (const name of ['heads', 'chunks'] as const) {
    const store = transaction.objectStore(name)
    store.delete(IDBKeyRange.upperBound(head, true))
    store.delete(IDBKeyRange.lowerBound([...head, []], true))
  }
  await done
}

/** Records per stored chunk: writing one chunk costs a fraction of 500 single writes. */
const SIZE = 500

/** Assigns records to chunks. A record stays in its chunk, so that a change writes one chunk. */
export function createChunks() {
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
  const markDirty = (coll: CollectionName, number: number) => dirty.set(`${coll} ${number}`, [coll, number])
  return {
    /** Marks the chunk of a record as changed; a new record goes to the last chunk that has room. */
    put(coll: CollectionName, id: string) {
      const { of, members, last } = tables.get(coll)!
      const room = (members.get(last)?.size ?? 0) < SIZE ? last : last + 1
      const number = of.get(id) ?? room
      add(coll, number, id)
      markDirty(coll, number)
    },
    found: add,
    drop(coll: CollectionName, id: string) {
      const { of, members } = tables.get(coll)!
      const number = of.get(id)
      if (number === undefined) return
      members.get(number)!.delete(id)
      of.delete(id)
      markDirty(coll, number)
    },
    /** The changed chunks with the ids of their records; clears the list. */
    takeDirty() {
      const taken = [...dirty.values()]
      dirty.clear()
      return taken.map(([coll, number]) => ({ coll, number, ids: [...tables.get(coll)!.members.get(number)!] }))
    },
  }
}
