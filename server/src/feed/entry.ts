import type { FeedEntry } from '@bandiera/wire'
import type { Net } from './coalesce.ts'
import { isSeen, sightingOf } from './sighting.ts'

/**
 * A net change as the feed tells it to one user; `null` when the user sees no difference. A record that left the view
 * looks exactly like a deleted one, so that a deletion tells nothing about records the user never saw.
 */
export function entryOf(net: Net, held: ReadonlySet<string>): FeedEntry | null {
  const sighting = sightingOf(net, held)
  if (!isSeen(sighting)) return null
  if (sighting.after) return { o: 'u', c: net.coll, d: sighting.after, rev: net.rev }
  return { o: 'd', c: net.coll, id: net.id, rev: net.rev }
}
