import type { CollectionName } from '@bandiera/domain'
import { policies } from './audience.ts'

/** How much of a record a user sees. */
export type Sight = 'none' | 'public' | 'full'

/** The one visibility rule: `full` or `public` when the user's tokens meet the record's audience, else `none`. */
export function sightOf(coll: CollectionName, audience: readonly string[], held: ReadonlySet<string>): Sight {
  const { isPublicToken } = policies[coll]
  let sight: Sight = 'none'
  for (const name of audience) {
    if (!held.has(name)) continue
    if (!isPublicToken?.(name)) return 'full'
    sight = 'public'
  }
  return sight
}

/** The record as the user may see it; `null` when it may not. Filters must be tried on this, never on the stored record. */
export function viewOf<T extends { _id: string }>(
  coll: CollectionName,
  record: T,
  audience: readonly string[],
  held: ReadonlySet<string>,
): T | null {
  const sight = sightOf(coll, audience, held)
  if (sight !== 'public') return sight === 'full' ? record : null
  const fields = new Set<string>(policies[coll].publicFields ?? ['_id'])
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.has(field))) as T
}
