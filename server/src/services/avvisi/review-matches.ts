import type { Momento } from '@bandiera/domain'
import type { Tenant } from '../tenant.ts'
import { judgePairs, type Suited } from './judge-pairs.ts'
import { peopleWho } from './people.ts'
import { tellMatches } from './tell-matches.ts'
import { touchedBy } from './touched-by.ts'

const SPACE = 'avvisi'
const POSITION = 'posizione'

export interface Review {
  /** Pairs judged that fit or may fit. */
  suited: Suited[]
  /** Whether somebody was told who wants a mail at once. */
  urgent: boolean
}

/**
 * Judges what the log has touched since the last time and tells of new pairs; `whole` judges every pair, for a new day moves
 * ages and windows too. The first time of a tenant tells nothing: what it finds was there before anybody could be told.
 */
export async function reviewMatches(tenant: Tenant, momento: Momento, { whole = false } = {}): Promise<Review> {
  const { store } = tenant
  const from = (await store.secret(SPACE, POSITION)) as number | null
  const to = await store.seq()
  if (from === to && !whole) return { suited: [], urgent: false }
  const silent = from === null
  const touched = silent || whole ? 'all' : await touchedBy(store, from, to)
  const isNothing = touched !== 'all' && touched.aziende.size === 0 && touched.bandi.size === 0
  const suited = isNothing ? [] : await judgePairs(tenant, touched, momento)
  const people = await peopleWho(store, 'nuoviIncroci')
  const told = await tellMatches(tenant, suited, { people, oggi: momento.oggi, silent })
  await tenant.documents.transact(null, (writer) => writer.setSecret(SPACE, POSITION, to))
  return { suited, urgent: [...told].some(people.atOnce) }
}
