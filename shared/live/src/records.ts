import { type CollectionName, COLLECTIONS, type Collections } from '@bandiera/domain'
import type { FeedEntry, WindowMode } from '@bandiera/wire'
import type { Modes } from './types.ts'

interface Held {
  rec: { _id: string }
  rev: number
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

/** What one step changed in a collection: ids to repaint, and whether records were added or removed. */
export interface Touch {
  ids: Map<string, Before>
  membership: boolean
}
export type Touched = Map<CollectionName, Touch>

/** Plain records outside React: `Map<collection, Map<id, record and rev>>` and one ordered id list per collection. */
export interface Records {
  /** `undefined` too where only few fields are held. */
  get: <C extends CollectionName>(coll: C, id: string) => Collections[C] | undefined
  ids: (coll: CollectionName) => readonly string[]
  /** A record with its rev as it is held, be it whole or not. */
  row: (coll: CollectionName, id: string) => [rev: number, record: { _id: string }, few: boolean] | undefined
  isEmpty: () => boolean
  /** Applies entries newer than what is held; entries at or before `after` are already in. */
  apply: (entries: readonly FeedEntry[], after?: number) => Touched
  /** Revs are not compared: another epoch counts from another number, other rights show another part of an unchanged record. */
  become: (entries: readonly FeedEntry[]) => Touched
  /** Applies entries without comparing their revs. */
  mend: (entries: readonly FeedEntry[]) => Touched
}

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

function applyEntries(
  table: TableOf,
  entries: readonly FeedEntry[],
  { after, keeps }: { after: number; keeps: Extents['keeps'] },
): Touched {
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
    // for an id deleted in this step, `before` still holds the rev that is known
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

/** How much of each collection this page holds, and what screens need beyond it. */
export interface Extents {
  /** `full`: every record that the user sees; `list`: few fields of each; `window`: those that screens asked for. */
  of: (coll: CollectionName) => WindowMode
  /** Sets the mode of each collection; one that is not named is `full`. */
  set: (hold: Modes) => void
  all: () => Modes
  whole: () => CollectionName[]
  /** Keeps a collection whole until the returned function is called. */
  needAll: (coll: CollectionName) => () => void
  needOne: (coll: CollectionName, id: string) => void
  keeps: (coll: CollectionName, id: string) => boolean
  setAbsent: (coll: CollectionName, ids: readonly string[]) => void
  isAbsent: (coll: CollectionName, id: string) => boolean
  /** Records asked for by id; those that are absent are left out. */
  wanted: (coll: CollectionName) => string[]
  forget: () => void
}

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

/** Newest first: the order of every list (spec §7, `_id` descending). */
const descending = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0)

/** Above this many new ids one sort of two runs is cheaper than inserting one by one. */
const FEW = 8

/** `ids` is in descending order and holds none of `added`. */
export function withIds(ids: readonly string[], added: readonly string[]): readonly string[] {
  const sorted = [...added].sort(descending)
  const last = ids[ids.length - 1]
  if (last === undefined || sorted[0]! < last) return ids.concat(sorted)
  if (sorted.length > FEW) return ids.concat(sorted).sort(descending)
  const list = ids.slice()
  for (const id of sorted) list.splice(placeOf(list, id), 0, id)
  return list
}

/** All of `gone` are in `ids`. */
export function withoutIds(ids: readonly string[], gone: readonly string[]): readonly string[] {
  if (gone.length > FEW) {
    const dropped = new Set(gone)
    return ids.filter((id) => !dropped.has(id))
  }
  const list = ids.slice()
  for (const id of gone) list.splice(placeOf(list, id), 1)
  return list
}

function placeOf(list: readonly string[], id: string): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (list[middle]! > id) low = middle + 1
    else high = middle
  }
  return low
}
