import type { FeedEntry } from '@bandiera/wire'
import type { Net } from './coalesce.ts'
import { isLastAccess, isSeen, sightingOf } from './sighting.ts'

/**
 * The last state of a record as the feed tells it to one user; `null` when the user saw a difference at no step. A record
 * that left the view looks exactly like a deleted one, so that a deletion tells nothing about records the user never saw.
 */
export function entryOf({ coll, id, rev, steps }: Net, held: ReadonlySet<string>): FeedEntry | null {
  // spec §7: a step of this kind alone tells nobody anything
  const sightings = steps.filter((step) => !isLastAccess(step)).map((step) => sightingOf(step, held))
  if (!sightings.some(isSeen)) return null
  const now = sightingOf(steps.at(-1)!, held).after
  return now ? { o: 'u', c: coll, d: now, rev } : { o: 'd', c: coll, id, rev }
}
