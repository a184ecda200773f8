import type { AnyRecord } from '@bandiera/domain'
import { REALM_DATABASE } from '@bandiera/wire'
import { isLastAccess, isSeen, sightingOf } from '../feed/sighting.ts'
import type { Change } from '../store/port.ts'

/**
 * A change as its reader sees it, in the shape of a MongoDB change event; `null` when it is nothing to the reader. A record
 * that enters the reader's view is an insert, one that leaves it a delete without content.
 */
export function changeEvent(change: Change, held: ReadonlySet<string>): object | null {
  if (isLastAccess(change)) return null
  const sighting = sightingOf(change, held)
  const { before, after: fullDocument } = sighting
  if ((!before && !fullDocument) || (before && fullDocument && !isSeen(sighting))) return null
  const event = {
    _id: { _data: String(change.seq) },
    ns: { db: REALM_DATABASE, coll: change.coll },
    documentKey: { _id: change.id },
  }
  if (!fullDocument) return { ...event, operationType: 'delete' }
  if (!before) return { ...event, operationType: 'insert', fullDocument }
  if (change.op === 'replace') return { ...event, operationType: 'replace', fullDocument }
  return { ...event, operationType: 'update', fullDocument, updateDescription: difference(before, fullDocument) }
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
