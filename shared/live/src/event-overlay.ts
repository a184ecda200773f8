import type { CollectionName, Collections } from '@bandiera/domain'
import { type Records, type Touch, type Touched, withIds } from './records.ts'

type EventDoc = { _id: string; [field: string]: unknown }
/** A record as an event left it; `null` when the event hides it. */
type Shown = { doc: EventDoc; rev: number } | null

/** Events of the server over records that stay unchanged, so that none enters the cache or the sums. The feed's next version replaces them. */
export function createEventOverlay(records: Pick<Records, 'get' | 'ids' | 'row'>) {
  const overlays = new Map<CollectionName, Map<string, Shown>>()
  const lists = new Map<CollectionName, { from: readonly string[]; ids: readonly string[] }>()
  let said = 0
  const row: Records['row'] = (coll, id) => {
    const one = overlays.get(coll)?.get(id)
    if (one === undefined) return records.row(coll, id)
    return one ? [one.rev, one.doc, false] : undefined
  }
  const ids: Records['ids'] = (coll) => {
    const from = records.ids(coll)
    const changes = overlays.get(coll)
    if (!changes?.size) return from
    const known = lists.get(coll)
    if (known?.from === from) return known.ids
    const made = listOf(from, changes)
    lists.set(coll, { from, ids: made })
    return made
  }
  return {
    row,
    ids,
    get<C extends CollectionName>(coll: C, id: string): Collections[C] | undefined {
      const one = overlays.get(coll)?.get(id)
      return one === undefined ? records.get(coll, id) : ((one?.doc as Collections[C] | undefined) ?? undefined)
    },
    /** Merges the documents of an event into records, and hides the ids in `gone`. */
    apply(coll: CollectionName, docs: readonly EventDoc[], gone: readonly string[] = []): Touched {
      const changes = overlays.get(coll) ?? new Map<string, Shown>()
      const touch: Touch = { ids: new Map(), membership: true }
      const say = (id: string, one: Shown) => {
        touch.ids.set(id, { listed: row(coll, id) !== undefined, rev: 0 })
        changes.set(id, one)
      }
      // windows know a row by its rev: no version of the feed has one below zero
      for (const doc of docs) say(doc._id, { doc: { ...row(coll, doc._id)?.[1], ...doc }, rev: --said })
      for (const id of gone) say(id, null)
      overlays.set(coll, changes)
      lists.delete(coll)
      return new Map([[coll, touch]])
    },
    isChanged: (coll: CollectionName, id: string) => overlays.get(coll)?.has(id) === true,
    /** The feed brought newer versions of these records: their events are dropped. */
    outdate(touched: Touched) {
      for (const [coll, touch] of touched) {
        const changes = overlays.get(coll)
        if (!changes) continue
        for (const id of touch.ids.keys()) if (changes.delete(id)) touch.membership = true
        if (touch.membership) lists.delete(coll)
      }
    },
    forget() {
      overlays.clear()
      lists.clear()
    },
  }
}

function listOf(from: readonly string[], changes: ReadonlyMap<string, Shown>): readonly string[] {
  const held = new Set(from)
  const shown = from.filter((id) => changes.get(id) !== null)
  const added = [...changes].filter(([id, one]) => one && !held.has(id)).map(([id]) => id)
  return added.length > 0 ? withIds(shown, added) : shown
}
