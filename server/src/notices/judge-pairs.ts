import {
  type Azienda,
  aziendaIdOfPratica,
  isKnownEnoughForAvvisi,
  createSingleUndertaking,
  isOpenPratica,
  type RomeMoment,
  rejectedBandi,
  bandoTiming,
} from '@bandiera/domain'
import { kpiOfAzienda } from '@bandiera/finance'
import { type MatchingContext, createEngine } from '@bandiera/matching'
import { tablesOf } from '../matching/snapshot.ts'
import { withPauses } from '../scheduling.ts'
import type { IndexFilter, Reader, Store, Stored } from '../store/port.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Pairs of these companies and of these grants, or `all` of the tenant. */
export type Touched = 'all' | { aziende: ReadonlySet<string>; bandi: ReadonlySet<string> }

/** A grant that is not closed, with the companies that it fits or that follow it. */
export interface Suited {
  bando: Stored<'bandi'>
  /** `ammissibile`, of which enough is known. */
  aziende: Stored<'aziende'>[]
  /** Those that it does not fit and whose people want a notice before it closes. */
  seguite: Stored<'aziende'>[]
}

export interface Judged {
  suited: Suited[]
  /** The other companies of each company's single undertaking: a change of theirs is one of the pair. */
  unita: ReadonlyMap<string, readonly string[]>
}

/** Touched `ammissibile` pairs: open grants, and followed companies with enough data whose gestore has the grant. */
export async function judgePairs(
  { id, store, reference }: Tenant,
  touched: Touched,
  momento: RomeMoment,
): Promise<Judged> {
  const bandi = await openGrants(store, momento)
  const { esigenze } = (await store.get('settings', id))?.doc ?? {}
  const tables = tablesOf(reference)
  const suited = new Map<string, Suited>()
  const unita = new Map<string, readonly string[]>()
  for (const team of await teams(store, touched)) {
    const unica = createSingleUndertaking(team.map(({ doc }) => doc))
    const contesto: MatchingContext = { ...momento, ...tables, esigenze, kpi: kpiOfAzienda, unica }
    const listed = bandi.filter(({ doc }) => doc.data.gestori.includes(team[0]!.doc.gestoreId))
    const followed = team.filter(({ doc }) => !doc.archiviata)
    const every = new Set(followed.filter(({ doc }) => isTouched(unica(doc), touched)))
    const others = followed.filter((azienda) => !every.has(azienda))
    for (const { doc } of followed) {
      const linked = idsOfGroup(unica(doc))
      if (linked.length > 0) unita.set(doc._id, linked)
    }
    await judge({ aziende: [...every], bandi: listed, contesto }, suited)
    const some = touched === 'all' ? [] : listed.filter(({ doc }) => touched.bandi.has(doc._id))
    await judge({ aziende: others, bandi: some, contesto }, suited)
  }
  return { suited: [...suited.values()], unita }
}

interface Pairs {
  aziende: readonly Stored<'aziende'>[]
  bandi: readonly Stored<'bandi'>[]
  contesto: MatchingContext
}

/** One engine for all grants, one after the other, with pauses for other requests. */
async function judge({ aziende, bandi, contesto }: Pairs, suited: Map<string, Suited>): Promise<void> {
  if (aziende.length === 0 || bandi.length === 0) return
  const known = aziende.filter(({ doc }) => isKnownEnoughForAvvisi(doc))
  const byId = new Map(known.map((azienda) => [azienda.doc._id, azienda]))
  const wanted = wantedBy(aziende)
  const engine = createEngine({ aziende: known.map(({ doc }) => doc), bandi: [], contesto })
  for await (const bando of withPauses(bandi)) {
    const { esiti } = engine.apply({ bandi: { put: [bando.doc] } })
    const fit = new Set([...esiti].filter(({ dopo }) => dopo === 'ammissibile').map(({ aziendaId }) => aziendaId))
    const others = (wanted.get(bando.doc._id) ?? []).filter(({ doc }) => !fit.has(doc._id))
    if (fit.size + others.length === 0) continue
    const found = suited.get(bando.doc._id) ?? { bando, aziende: [], seguite: [] }
    suited.set(bando.doc._id, found)
    for (const id of fit) found.aziende.push(byId.get(id)!)
    found.seguite.push(...others)
  }
}

/** Companies by the grant whose deadline they follow. */
function wantedBy(aziende: readonly Stored<'aziende'>[]): Map<string, Stored<'aziende'>[]> {
  const wanted = new Map<string, Stored<'aziende'>[]>()
  for (const azienda of aziende) {
    for (const { bandoId, avvisami } of azienda.doc.scelte ?? []) {
      if (avvisami) wanted.set(bandoId, [...(wanted.get(bandoId) ?? []), azienda])
    }
  }
  return wanted
}

async function openGrants(store: Store, momento: RomeMoment): Promise<Stored<'bandi'>[]> {
  const published = { anyOf: [{ path: 'data.redazione', values: ['pubblicato'] }] }
  const open: Stored<'bandi'>[] = []
  for await (const bando of withPauses(store.scan('bandi', published))) {
    if (bandoTiming(bando.doc.data, momento).stato !== 'chiuso') open.push(bando)
  }
  return open
}

/** Touched companies by gestore: an undertaking is among those of one gestore. */
async function teams(store: Store, touched: Touched): Promise<Stored<'aziende'>[][]> {
  const some = touched !== 'all' && touched.bandi.size === 0
  const prefilter = some ? await managersOf(store, touched.aziende) : {}
  if (!prefilter) return []
  const byManager = new Map<string, Stored<'aziende'>[]>()
  for await (const azienda of withPauses(store.scan('aziende', prefilter))) {
    const { gestoreId } = azienda.doc
    const team = byManager.get(gestoreId)
    if (team) team.push(azienda)
    else byManager.set(gestoreId, [azienda])
  }
  return [...byManager.values()]
}

async function managersOf(store: Store, ids: ReadonlySet<string>): Promise<IndexFilter | null> {
  const values = new Set<string>()
  for await (const { doc } of store.scan('aziende', { ids: [...ids] })) values.add(doc.gestoreId)
  return values.size === 0 ? null : { anyOf: [{ path: 'gestoreId', values: [...values] }] }
}

/** Whether the company or one of its single undertaking changed. */
const isTouched = (azienda: Azienda, touched: Touched): boolean =>
  touched === 'all' ||
  touched.aziende.has(azienda._id) ||
  idsOfGroup(azienda).some((aziendaId) => touched.aziende.has(aziendaId))

const idsOfGroup = ({ gruppo = [] }: Azienda): string[] => gruppo.flatMap(({ aziendaId }) => aziendaId ?? [])

/** Whether a company needs no notice of this grant: it applies already, or rejected it. */
export async function quietFor(reader: Pick<Reader, 'scan'>, bandoId: string): Promise<(azienda: Azienda) => boolean> {
  const applying = new Set<string>()
  for await (const { doc } of reader.scan('pratiche', { anyOf: [{ path: 'bandoId', values: [bandoId] }] })) {
    if (isOpenPratica(doc.stato)) applying.add(aziendaIdOfPratica(doc._id))
  }
  return (azienda) => applying.has(azienda._id) || rejectedBandi(azienda).has(bandoId)
}
