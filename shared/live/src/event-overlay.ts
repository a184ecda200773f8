import type { CollectionName, Collections } from '@bandiera/domain'
import { type Records, type Touch, type Touched, withIds } from './records.ts'

type Doc = { _id: string; [field: string]: unknown }
/** `null`: the record is not shown. */
type Shown = { doc: Doc; rev: number } | null

/** The records as they are shown: as the feed brought them, with what events of the server said of them since. */
export interface EventOverlay extends Pick<Records, 'get' | 'ids' | 'row'> {
  /** Merges what an event said into records, and takes those that are `gone` off the page. */
  tell: (coll: CollectionName, docs: readonly Doc[], gone?: readonly string[]) => Touched
  isTold: (coll: CollectionName, id: string) => boolean
  /** The feed has a newer version of these: what was said of them counts no more. */
  outdate: (touched: Touched) => void
  forget: () => void
}

/**
 * Lays what events said over records. It lies beside them: nothing of it is stored in the browser or summed, and the next version
 * of a record that the feed brings takes its place.
 */
export function createEventOverlay(records: Pick<Records, 'get' | 'ids' | 'row'>): EventOverlay {
  const told = new Map<CollectionName, Map<string, Shown>>()
  /** Lists as they were made last: a list that has not changed stays the same object. */
  const lists = new Map<CollectionName, { from: readonly string[]; ids: readonly string[] }>()
  let said = 0
  const row: Records['row'] = (coll, id) => {
    const one = told.get(coll)?.get(id)
    if (one === undefined) return records.row(coll, id)
    return one ? [one.rev, one.doc, false] : undefined
  }
  const ids: Records['ids'] = (coll) => {
    const from = records.ids(coll)
    const changes = told.get(coll)
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
    get<C extends CollectionName>(coll: C, id: string) {
      const one = told.get(coll)?.get(id)
      return one === undefined ? records.get(coll, id) : ((one?.doc as Collections[C] | undefined) ?? undefined)
    },
    tell(coll, docs, gone = []) {
      const changes = told.get(coll) ?? new Map<string, Shown>()
      const touch: Touch = { ids: new Map(), membership: true }
      const say = (id: string, one: Shown) => {
        touch.ids.set(id, { listed: row(coll, id) !== undefined, rev: 0 })
        changes.set(id, one)
      }
      // windows know a row by its rev: no version of the feed has one below zero
      for (const doc of docs) say(doc._id, { doc: { ...row(coll, doc._id)?.[1], ...doc }, rev: --said })
      for (const id of gone) say(id, null)
      told.set(coll, changes)
      lists.delete(coll)
      return new Map([[coll, touch]])
    },
    isTold: (coll, id) => told.get(coll)?.has(id) === true,
    outdate(touched) {
      for (const [coll, touch] of touched) {
        const changes = told.get(coll)
        if (!changes) continue
        for (const id of touch.ids.keys()) if (changes.delete(id)) touch.membership = true
        if (touch.membership) lists.delete(coll)
      }
    },
    forget() {
      told.clear()
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
