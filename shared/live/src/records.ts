import { COLLECTIONS, type CollectionName, type Collections } from '@bandiera/domain'
import type { FeedEntry } from '@bandiera/wire'
import { createExtents, type Extents } from './extents.ts'
import { withIds, withoutIds } from './ids.ts'

interface Held {
  rec: { _id: string }
  rev: number
  /** It has the fields of `listed` alone. */
  few?: true | undefined
}
interface Table {
  held: Map<string, Held>
  ids: readonly string[]
}

interface Before {
  listed: boolean
  rev: number
}
type TableOf = (coll: CollectionName) => Table

/** What one step changed in a collection: ids to repaint, none where nothing held changed; and whether records came or went. */
export interface Touch {
  ids: Map<string, Before>
  membership: boolean
}
export type Touched = Map<CollectionName, Touch>

/** Plain records outside React: `Map<collection, Map<id, record and rev>>` and one ordered id list per collection. */
export interface Records {
  /** A record; `undefined` too where only few fields of it are held. */
  get: <C extends CollectionName>(coll: C, id: string) => Collections[C] | undefined
  ids: (coll: CollectionName) => readonly string[]
  /** A record with its rev as it is held, be it whole or not. */
  row: (coll: CollectionName, id: string) => [rev: number, record: { _id: string }, few: boolean] | undefined
  isEmpty: () => boolean
  /** Applies entries newer than what is held; entries at or before `after` are already in. */
  apply: (entries: readonly FeedEntry[], after?: number) => Touched
  /**
   * Makes the entries all there is. Their revs do not decide: another epoch counts from another number, and other rights
   * show another part of a record that has not changed.
   */
  become: (entries: readonly FeedEntry[]) => Touched
  /** Applies entries whatever is held. */
  mend: (entries: readonly FeedEntry[]) => Touched
}

/** An empty store of records; no React, no atoms. `extents` decides which of those that come are held. */
export function createRecords(extents: Pick<Extents, 'keeps'> = createExtents()): Records {
  const tables = new Map<CollectionName, Table>(COLLECTIONS.map((coll) => [coll, { held: new Map(), ids: [] }]))
  const table: TableOf = (coll) => tables.get(coll)!
  return {
    // the server validated the record with the collection's schema before it stored it
    get<C extends CollectionName>(coll: C, id: string) {
      const held = table(coll).held.get(id)
      return held && !held.few ? (held.rec as Collections[C]) : undefined
    },
    ids: (coll) => table(coll).ids,
    row(coll, id) {
      const held = table(coll).held.get(id)
      return held && [held.rev, held.rec, held.few === true]
    },
    isEmpty: () => [...tables.values()].every(({ held }) => held.size === 0),
    apply: (entries, after = 0) => applyEntries(table, entries, { after, keeps: extents.keeps }),
    become(entries) {
      const present = new Set(entries.map((entry) => (entry.o === 'u' ? `${entry.c} ${entry.d._id}` : '')))
      for (const entry of entries) {
        const known = entry.o === 'u' && table(entry.c).held.get(entry.d._id)
        if (known && !isSame(known, entry)) known.rev = -1
      }
      const gone: FeedEntry[] = []
      for (const [coll, { ids }] of tables)
        for (const id of ids) if (!present.has(`${coll} ${id}`)) gone.push({ o: 'd', c: coll, id, rev: Infinity })
      return applyEntries(table, [...gone, ...entries], { after: 0, keeps: extents.keeps })
    },
    mend(entries) {
      for (const entry of entries) {
        const known = table(entry.c).held.get(entry.o === 'u' ? entry.d._id : entry.id)
        if (known) known.rev = -1
      }
      return applyEntries(table, entries, { after: -1, keeps: extents.keeps })
    },
  }
}

const isSame = (known: Held, entry: Extract<FeedEntry, { o: 'u' }>): boolean =>
  known.rev === entry.rev && JSON.stringify(known.rec) === JSON.stringify(entry.d)

interface Rule {
  after: number
  keeps: Extents['keeps']
}

function applyEntries(table: TableOf, entries: readonly FeedEntry[], { after, keeps }: Rule): Touched {
  const touched: Touched = new Map()
  for (const entry of entries) {
    const { held } = table(entry.c)
    const id = entry.o === 'u' ? entry.d._id : entry.id
    const known = held.get(id)
    const touch = touched.get(entry.c) ?? { ids: new Map<string, Before>(), membership: false }
    const before = touch.ids.get(id)
    if (!known && !keeps(entry.c, id)) {
      touched.set(entry.c, touch)
      continue
    }
    // an id deleted in this very step still remembers up to where it is known
    const more = entry.o === 'u' && known?.few === true && !entry.few && entry.rev === known.rev
    if ((entry.rev <= (known?.rev ?? before?.rev ?? after) && !more) || (entry.o === 'd' && !known)) continue
    touch.ids.set(id, { listed: before?.listed ?? known !== undefined, rev: entry.rev })
    touched.set(entry.c, touch)
    if (entry.o === 'u') held.set(id, { rec: entry.d, rev: entry.rev, few: entry.few })
    else held.delete(id)
  }
  for (const [coll, touch] of touched) touch.membership = reorder(table(coll), touch.ids)
  return touched
}

/** Brings the id list in line with what is held; true when it changed. Costs nothing when only contents changed. */
function reorder(table: Table, touched: ReadonlyMap<string, Before>): boolean {
  const added: string[] = []
  const gone: string[] = []
  for (const [id, { listed }] of touched) {
    const held = table.held.has(id)
    if (held && !listed) added.push(id)
    if (!held && listed) gone.push(id)
  }
  if (gone.length) table.ids = withoutIds(table.ids, gone)
  if (added.length) table.ids = withIds(table.ids, added)
  return added.length + gone.length > 0
}
