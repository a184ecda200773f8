import type { Bando, RomeMoment, Settings } from '@bandiera/domain'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { currentTime } from '../clock.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { type Judged, judgePairs, type Suited, type Touched } from './judge-pairs.ts'
import { createRecentAuthors, peopleWho } from './people.ts'
import { tellMatches } from './notify-matches.ts'
import { forgetRuleBefore, bandoHash } from './notified-pairs.ts'
import type { Change, Store } from '../store/port.ts'

const SPACE = 'avvisi'
const POSITION = 'posizione incroci'
/** Position of the earlier rule, which notified too much: the first look of this rule judges every pair. */
const BEFORE = 'posizione'

type Review = { suited: Suited[]; urgent: boolean }

const NOTHING: Judged = { suited: [], unita: new Map() }

/** Judges and notifies what the log has touched, or every pair: a new day moves ages. The first look only remembers. */
export async function reviewMatches(tenant: Tenant, momento: RomeMoment, { whole = false } = {}): Promise<Review> {
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

const PAGE = 50

/** Pairs whose verdict these entries of the log may change. */
async function touchedBy(store: Store, from: number, to: number): Promise<Touched> {
  const aziende = new Set<string>()
  const bandi = new Set<string>()
  for (let at = from; at < to;) {
    const page = (await store.changesSince(at, PAGE)).filter(({ seq }) => seq <= to)
    if (page.length === 0) break
    for (const change of page) {
      if (isOtherCatalogue(change)) return 'all'
      if (change.coll === 'aziende' && change.after) aziende.add(change.id)
      if (change.coll === 'bandi' && isOtherGrant(change)) bandi.add(change.id)
    }
    at = page.at(-1)!.seq
    await nextTurn()
  }
  return { aziende, bandi }
}

/** A published grant whose requirements or gestori changed; a new title changes no verdict. */
function isOtherGrant({ before, after }: Change): boolean {
  const said = (doc: Bando | undefined) =>
    doc && JSON.stringify([doc.data.redazione, bandoHash(doc.data), doc.data.gestori])
  const now = after?.doc as Bando | undefined
  return now?.data.redazione === 'pubblicato' && said(now) !== said(before?.doc as Bando | undefined)
}

/** A change of the needs, which objectives are mapped to. */
function isOtherCatalogue({ coll, before, after }: Change): boolean {
  const esigenze = (side: Change['after']) => JSON.stringify((side?.doc as Settings | undefined)?.esigenze ?? [])
  return coll === 'settings' && esigenze(before) !== esigenze(after)
}
