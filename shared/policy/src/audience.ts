import { aziendaIdOfPratica, type CollectionName, type Collections } from '@bandiera/domain'
import { avvisi } from './avvisi.ts'
import { aziende } from './aziende.ts'
import { bandi } from './bandi.ts'
import { docs } from './docs.ts'
import { istituti } from './istituti.ts'
import type { CollectionPolicy, Related } from './policy.ts'
import { pratiche } from './pratiche.ts'
import { settings } from './settings.ts'
import { usr } from './usr.ts'
import { viste } from './viste.ts'

export const policies: { [C in CollectionName]: CollectionPolicy<Collections[C]> } = {
  avvisi,
  aziende,
  bandi,
  docs,
  istituti,
  pratiche,
  settings,
  usr,
  viste,
}

/** Audience of a record as a sorted list without repetitions. Default deny: without a token no user sees it. */
export function audienceOf<C extends CollectionName>(coll: C, record: Collections[C], related: Related = {}): string[] {
  return [...new Set(policies[coll].audience(record, related))].sort()
}

/** The company a record's audience depends on; `null` when it depends on none. */
export function companyOf(coll: CollectionName, record: { _id: string; clienteId?: unknown }): string | null {
  if (coll === 'pratiche') return aziendaIdOfPratica(record._id)
  return coll === 'docs' && typeof record.clienteId === 'string' ? record.clienteId : null
}

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
