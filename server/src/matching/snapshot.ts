import { type Azienda, type Bando, momentInRome, decisiveHour } from '@bandiera/domain'
import { kpiOfAzienda } from '@bandiera/finance'
import {
  type SnapshotEngine,
  createSnapshotEngine,
  type SnapshotData,
  isPublished,
  type Records,
  type SnapshotChange,
} from '@bandiera/matching'
import { viewOf } from '@bandiera/policy'
import { withPauses } from '../scheduling.ts'
import type { Reference } from '../tenants/tables/reference.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Change } from '../store/port.ts'

/** Companies, grants and all their verdicts, as the holders of the same tokens see them. */
export interface Snapshot {
  /** Works on the records as the log has them now or later; other callers wait until the work is done. */
  ask: <T>(work: (matcher: SnapshotEngine) => Promise<T>) => Promise<T>
  size: () => number
}

interface SnapshotReader {
  tenant: Pick<Tenant, 'id' | 'store' | 'reference'>
  held: ReadonlySet<string>
}

interface Known {
  matcher: SnapshotEngine
  learn: (variazione: SnapshotChange) => SnapshotEngine
  at: number
  dati: SnapshotData
  records: number
}

/** Reads nothing before the first question; each question first brings the snapshot up to the log. */
export function createSnapshot(reader: SnapshotReader): Snapshot {
  let known: Known | null = null
  let line: Promise<unknown> = Promise.resolve()
  return {
    ask(work) {
      const turn = line.then(async () => work(await current()))
      line = turn.catch(() => undefined)
      return turn
    },
    size: () => known?.records ?? 0,
  }

  async function current(): Promise<SnapshotEngine> {
    const before = known
    // what fails half way is not known any more
    known = null
    known = (before && (await caughtUp(reader, before))) ?? (await build(reader))
    return known.matcher
  }
}

/** Reads everything once, then learns it grant by grant, with pauses for other requests. */
async function build({ tenant, held }: SnapshotReader): Promise<Known> {
  const { store } = tenant
  // before the records: changes during the read are read again from the log
  const at = await store.seq()
  const learn = createSnapshotEngine(kpiOfAzienda)
  const aziende: Azienda[] = []
  for await (const azienda of seen('aziende')) aziende.push(azienda)
  const bandi: Bando[] = []
  for await (const bando of seen('bandi')) bandi.push(bando)
  // with the decisive hour of all grants: another one would judge everything again
  const dati = atMoment(await dataOf(tenant), bandi.filter(isPublished), tenant)
  let matcher = learn({ aziende: { put: aziende, remove: [] }, dati })
  for await (const bando of withPauses(inSteps(bandi))) matcher = learn({ bandi: { put: [bando], remove: [] } })
  return { matcher, learn, at, dati, records: aziende.length + bandi.length }

  async function* seen<C extends 'aziende' | 'bandi'>(coll: C) {
    for await (const { doc, audience } of withPauses(store.scan(coll, { tokens: [...held] }))) {
      const view = viewOf<Azienda | Bando>(coll, doc, audience, held)
      if (view) yield view as typeof doc
    }
  }
}

/** `null` where the log does not reach back. */
async function caughtUp(reader: SnapshotReader, known: Known): Promise<Known | null> {
  const { tenant } = reader
  const to = await tenant.store.seq()
  let { matcher, dati } = known
  for await (const { aziende, bandi, others } of changesBetween(reader, known.at, to)) {
    if (others === 'lost') return null
    const [a, b] = [newsOf(aziende, matcher.azienda), newsOf(bandi, matcher.bando)]
    if (a || b) matcher = known.learn({ ...(a && { aziende: a }), ...(b && { bandi: b }) })
    if (others === 'settings') dati = await dataOf(tenant)
  }
  dati = atMoment(dati, matcher.bandi(), tenant)
  if (dati !== known.dati) matcher = known.learn({ dati })
  return { ...known, matcher, dati, at: to }
}

/** Only a record that was there is news when it goes. */
function newsOf<T>(changes: Records<T> | undefined, isHeld: (id: string) => unknown): Records<T> | null {
  const remove = changes?.remove.filter(isHeld) ?? []
  const put = changes?.put ?? []
  return put.length + remove.length > 0 ? { put, remove } : null
}

/** The moment in Rome and the tables of comuni and ATECO; the same object until one of these changes. */
function atMoment(dati: SnapshotData, bandi: readonly Bando[], { reference }: SnapshotReader['tenant']): SnapshotData {
  const now = momentInRome()
  const ora = decisiveHour(bandi, now)
  const tables = tablesOf(reference)
  const isNow = dati.oggi === now.oggi && dati.ora === ora
  const isSame = isNow && TABLES.every((name) => dati[name] === tables[name])
  return isSame ? dati : { ...dati, oggi: now.oggi, ora, ...tables }
}

async function dataOf({ id, store, reference }: SnapshotReader['tenant']): Promise<SnapshotData> {
  const { pesi, esigenze } = (await store.get('settings', id))?.doc ?? {}
  return { ...momentInRome(), ...tablesOf(reference), ...(pesi && { pesi }), ...(esigenze && { esigenze }) }
}

const TABLES = ['comuniVariati', 'raccordoAteco', 'province'] as const
export const tablesOf = ({
  variazioni,
  raccordo,
  province,
}: Reference): Pick<SnapshotData, (typeof TABLES)[number]> => ({
  comuniVariati: variazioni.comuniVariati,
  raccordoAteco: raccordo.raccordoAteco,
  province,
})

const PAGE = 500
/** More entries are read faster from the records. */
const FARTHEST = 20_000

interface LogStep {
  aziende?: Records<Azienda>
  bandi?: Records<Bando>
  /** The settings changed; or the log does not reach back. */
  others?: 'settings' | 'lost'
}

/** What a part of the log changes for the holders of these tokens. */
async function* changesBetween(
  { tenant: { store }, held }: SnapshotReader,
  from: number,
  to: number,
): AsyncGenerator<LogStep> {
  if (to - from > FARTHEST) return yield { others: 'lost' }
  for (let at = from; at < to;) {
    const page = await store.changesSince(at, PAGE)
    if (page[0]?.seq !== at + 1) return yield { others: 'lost' }
    const aziende = recordsOf<Azienda>('aziende', page, held)
    const bandi = recordsOf<Bando>('bandi', page, held)
    yield {
      ...(aziende && { aziende }),
      ...(bandi && { bandi }),
      ...(page.some(({ coll }) => coll === 'settings') && { others: 'settings' }),
    }
    at = page.at(-1)!.seq
  }
}

/** The last state of each record; one out of view is gone. */
function recordsOf<T extends Azienda | Bando>(
  coll: 'aziende' | 'bandi',
  page: readonly Change[],
  held: ReadonlySet<string>,
): Records<T> | null {
  const last = new Map(page.filter((change) => change.coll === coll).map((change) => [change.id, change.after]))
  if (last.size === 0) return null
  const put: T[] = []
  const remove: string[] = []
  for (const [id, after] of last) {
    const view = after && viewOf(coll, after.doc as T, after.audience, held)
    if (view) put.push(view)
    else remove.push(id)
  }
  return { put, remove }
}

/** A grant once for each of its new criteria, with one more each time: the first use of a criterion is slow. */
export function* inSteps(bandi: Iterable<Bando>): Generator<Bando> {
  const asked = new Set<string>()
  for (const bando of bandi) {
    const { criteri = [] } = bando.data
    for (const [i, { tipo }] of isPublished(bando) ? criteri.entries() : []) {
      if (asked.has(tipo)) continue
      asked.add(tipo)
      if (i < criteri.length - 1) yield { ...bando, data: { ...bando.data, criteri: criteri.slice(0, i + 1) } }
    }
    yield bando
  }
}
