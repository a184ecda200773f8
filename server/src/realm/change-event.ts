import type { AnyRecord } from '@bandiera/domain'
import { REALM_DATABASE } from '@bandiera/wire'
import { isLastAccess, isSeen, sightingOf } from '../feed/sighting.ts'
import type { Change } from '../store/port.ts'

/** What a stream asked for. */
export interface Watched {
  matches: (view: AnyRecord) => boolean
  held: ReadonlySet<string>
}

/**
 * A change as one stream tells it, in the shape of a MongoDB change event; `null` when the stream does not hear of it.
 * A record that enters what the stream watches arrives as an insert, one that leaves as a delete without content.
 */
export function changeEvent(change: Change, { matches, held }: Watched): object | null {
  if (isLastAccess(change)) return null
  const sighting = sightingOf(change, held)
  const was = sighting.before !== null && matches(sighting.before)
  const is = sighting.after !== null && matches(sighting.after)
  if ((!was && !is) || (was && is && !isSeen(sighting))) return null
  const event = {
    _id: { _data: String(change.seq) },
    ns: { db: REALM_DATABASE, coll: change.coll },
    documentKey: { _id: change.id },
  }
  if (!is) return { ...event, operationType: 'delete' }
  const fullDocument = sighting.after!
  if (!was) return { ...event, operationType: 'insert', fullDocument }
  if (change.op === 'replace') return { ...event, operationType: 'replace', fullDocument }
  return {
    ...event,
    operationType: 'update',
    fullDocument,
    updateDescription: difference(sighting.before!, fullDocument),
  }
}

/** Top-level fields that differ: a client that patches its copy ends with the same record. */
function difference(before: AnyRecord, after: AnyRecord): { updatedFields: object; removedFields: string[] } {
  const [old, now] = [Object.entries(before), Object.entries(after)]
  const texts = new Map(old.map(([field, value]) => [field, JSON.stringify(value)]))
  return {
    updatedFields: Object.fromEntries(now.filter(([field, value]) => texts.get(field) !== JSON.stringify(value))),
    removedFields: old.map(([field]) => field).filter((field) => !Object.hasOwn(after, field)),
  }
}
