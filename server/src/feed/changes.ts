import type { AnyRecord } from '@bandiera/domain'
import { changedFields, viewOf } from '@bandiera/policy'
import type { FeedEntry } from '@bandiera/wire'
import type { Change } from '../store/port.ts'

/** As one user sees a change; `null` where the record is not visible. */
export interface Sighting {
  before: AnyRecord | null
  after: AnyRecord | null
}

export function sightingOf(
  { coll, before, after }: Pick<Change, 'coll' | 'before' | 'after'>,
  held: ReadonlySet<string>,
): Sighting {
  return {
    before: before && viewOf(coll, before.doc, before.audience, held),
    after: after && viewOf(coll, after.doc, after.audience, held),
  }
}

/** One who sees only the name of a colleague does not see a new phone number. */
export const isSeen = ({ before, after }: Sighting): boolean =>
  before && after ? before.versione !== after.versione || changedFields(before, after).length > 0 : before !== after

/** Only notes a login (spec §7: it is not sent), as the first version of the store wrote. */
export function isLastAccess({ coll, before, after }: Change): boolean {
  if (coll !== 'usr' || !before || !after) return false
  const fields = changedFields(before.doc, after.doc)
  return fields.length === 1 && fields[0] === 'ultimoAccesso'
}

/**
 * `null` when the user saw a difference at no step. A record that left the view looks like a deleted one, so that a
 * deletion tells nothing about records the user never saw.
 */
export function entryOf({ coll, id, rev, steps }: Net, held: ReadonlySet<string>): FeedEntry | null {
  // spec §7: a step of this kind alone is no news
  const sightings = steps.filter((step) => !isLastAccess(step)).map((step) => sightingOf(step, held))
  if (!sightings.some(isSeen)) return null
  const now = sightingOf(steps.at(-1)!, held).after
  return now ? { o: 'u', c: coll, d: now, rev } : { o: 'd', c: coll, id, rev }
}

/** All changes of one record in a batch; `rev` is the last position. */
export type Net = Pick<Change, 'coll' | 'id'> & { rev: number; steps: Change[] }

/**
 * One entry per record, by its last position. The steps are kept: a client may have pulled between two of them, so a
 * record that appeared and went within a batch must still be sent as gone.
 */
export function coalesce(changes: readonly Change[]): Net[] {
  const nets = new Map<string, Net>()
  for (const change of changes) {
    const { coll, id, seq } = change
    const key = `${coll}/${id}`
    const steps = nets.get(key)?.steps ?? []
    steps.push(change)
    nets.delete(key)
    nets.set(key, { coll, id, rev: seq, steps })
  }
  return [...nets.values()]
}
