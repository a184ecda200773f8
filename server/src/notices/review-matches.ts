import type { Momento } from '@bandiera/domain'
import { currentTime } from '../clock.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { judgePairs, type Judged, type Suited } from './judge-pairs.ts'
import { peopleWho } from './people.ts'
import { createRecentAuthors } from './recent-authors.ts'
import { tellMatches } from './notify-matches.ts'
import { forgetRuleBefore } from './last-notified.ts'
import { touchedBy } from './touched-by.ts'

const SPACE = 'avvisi'
const POSITION = 'posizione incroci'
/** Position of the rule before, which told of pairs that may fit, too: the first look of this one judges every pair. */
const BEFORE = 'posizione'

export interface Review {
  /** Pairs judged that fit. */
  suited: Suited[]
  /** Whether anybody was told who wants a mail at once. */
  urgent: boolean
}

const NOTHING: Judged = { suited: [], unita: new Map() }

/**
 * Judges what the log has touched since the last time and tells of new pairs; `whole` judges every pair, for a new day moves
 * ages and windows too. The first time of a tenant tells nothing: what it finds was there before anybody could be told.
 */
export async function reviewMatches(tenant: Tenant, momento: Momento, { whole = false } = {}): Promise<Review> {
  const { store } = tenant
  const position = (await store.secret(SPACE, POSITION)) as number | null
  const from = position ?? ((await store.secret(SPACE, BEFORE)) as number | null)
  const to = await store.seq()
  if (position === to && !whole) return { suited: [], urgent: false }
  const touched = position === null || whole ? 'all' : await touchedBy(store, position, to)
  const isNothing = touched !== 'all' && touched.aziende.size === 0 && touched.bandi.size === 0
  const judged = isNothing ? NOTHING : await judgePairs(tenant, touched, momento)
  const people = await peopleWho(store, 'nuoviIncroci')
  const recentAuthors = createRecentAuthors(store, { from: from ?? to, to, now: currentTime() })
  const told = await tellMatches(tenant, judged, { people, recentAuthors, silent: from === null })
  if (position === null) await forgetRuleBefore(tenant)
  await tenant.documents.transact(null, async (writer) => {
    await writer.setSecret(SPACE, POSITION, to)
    if (position === null) await writer.deleteSecret(SPACE, BEFORE)
  })
  return { suited: judged.suited, urgent: told.some(people.atOnce) }
}
