import { type Azienda, type Bando, type WithGroupAiuti, createSingleUndertaking } from '@bandiera/domain'
import type { EngineUpdate } from '../engine/apply.ts'
import { createEngine, type Engine } from '../engine/create-engine.ts'
import type { MatchingContext } from '../evaluation.ts'

/** A world and its engine, kept alike. */
export interface SnapshotEngine {
  engine: Engine
  contesto: MatchingContext
  /** A new object when anything but a company changes: results for one company stay valid until then. */
  quadro: object
  azienda: (id: string) => Azienda | undefined
  bando: (id: string) => Bando | undefined
  aziende: () => Azienda[]
  bandi: () => Bando[]
}

/**
 * The first piece must hold the context; each piece that changes something gives a new object.
 * @example const noto = createSnapshotEngine(kpi)({ aziende: { put, remove: [] }, dati: { oggi } })
 */
export function createSnapshotEngine(
  kpi: NonNullable<MatchingContext['kpi']>,
): (snapshotChange: SnapshotChange) => SnapshotEngine {
  const aziende = new Map<string, Azienda>()
  const bandi = new Map<string, Bando>()
  const seguite = () => [...aziende.values()].filter(isFollowed)
  const pubblicati = () => [...bandi.values()].filter(isPublished)
  let dati: SnapshotData
  let contesto: MatchingContext
  let engine: Engine | undefined
  let quadro = {}
  let noto: SnapshotEngine | undefined
  return (snapshotChangeOf) => {
    const { aziende: a, bandi: b } = snapshotChangeOf
    if (noto && !a && !b && !snapshotChangeOf.dati) return noto
    const regroup = !engine || (a && touchesGroups(a, aziende, contesto.unica!))
    keep(aziende, a)
    keep(bandi, b)
    dati = snapshotChangeOf.dati ?? dati
    // a new list of companies means reading their undertakings again, which is slow for many companies
    const unica = regroup ? createSingleUndertaking([...aziende.values()]) : contesto.unica!
    if (regroup || snapshotChangeOf.dati) contesto = { ...dati, kpi, unica }
    if (regroup || snapshotChangeOf.dati || b) quadro = {}
    if (!engine) engine = createEngine({ aziende: seguite(), bandi: pubblicati(), contesto })
    else if (a || b || snapshotChangeOf.dati) engine.apply(engineUpdateOf(snapshotChangeOf, contesto))
    const [azienda, bando] = [(id: string) => aziende.get(id), (id: string) => bandi.get(id)]
    return (noto = { engine, contesto, quadro, azienda, bando, aziende: seguite, bandi: pubblicati })
  }
}

/** Whether a single undertaking may be another one; a new company may be one that others have named already. */
function touchesGroups(
  { put, remove }: Records<Azienda>,
  aziende: ReadonlyMap<string, Azienda>,
  unica: WithGroupAiuti,
): boolean {
  const isAlone = (id: string) => {
    const before = aziende.get(id)
    return before !== undefined && unica(before) === before
  }
  const namesNobody = ({ gruppo = [] }: Azienda) => gruppo.every(({ aziendaId }) => aziendaId === undefined)
  return !put.every((azienda) => isAlone(azienda._id) && namesNobody(azienda)) || !remove.every(isAlone)
}

function keep<T extends { _id: string }>(held: Map<string, T>, changes: Records<T> | undefined): void {
  for (const id of changes?.remove ?? []) held.delete(id)
  for (const record of changes?.put ?? []) held.set(record._id, record)
}

const engineUpdateOf = ({ aziende, bandi }: SnapshotChange, contesto: MatchingContext): EngineUpdate => ({
  ...(aziende && { aziende: only(aziende, isFollowed) }),
  ...(bandi && { bandi: only(bandi, isPublished) }),
  contesto,
})

/** The change as the engine needs it: records that are no longer matched are removed. */
function only<T extends { _id: string }>({ put, remove }: Records<T>, matched: (record: T) => boolean): Records<T> {
  const out = put.filter((record) => !matched(record)).map(({ _id }) => _id)
  return { put: put.filter(matched), remove: [...remove, ...out] }
}

/** The part of the context that is data; its functions (`kpi`, `unica`) are created where the engine runs. */
export type SnapshotData = Pick<MatchingContext, (typeof DATA_PARTS)[number]>
const DATA_PARTS = ['oggi', 'ora', 'pesi', 'esigenze', 'comuniVariati', 'raccordoAteco', 'province'] as const

export interface MatchingSnapshot {
  /** All that the user sees, archived ones too: they belong to the undertakings of others. */
  aziende: readonly Azienda[]
  bandi: readonly Bando[]
  dati: SnapshotData
}

export interface SnapshotChange {
  aziende?: Records<Azienda>
  bandi?: Records<Bando>
  dati?: SnapshotData
}
export interface Records<T> {
  put: readonly T[]
  remove: readonly string[]
}

export const isFollowed = ({ archiviata }: Azienda): boolean => !archiviata

export const isPublished = ({ data }: Bando): boolean => data.redazione === 'pubblicato'

/** Only what changed: records that are the same objects are the same. */
export function variazione(before: MatchingSnapshot | null, now: MatchingSnapshot): SnapshotChange {
  const aziende = changed(before?.aziende ?? [], now.aziende)
  const bandi = changed(before?.bandi ?? [], now.bandi)
  const same = before && sameData(before.dati, now.dati)
  return { ...(aziende && { aziende }), ...(bandi && { bandi }), ...(!same && { dati: now.dati }) }
}

function changed<T extends { _id: string }>(before: readonly T[], now: readonly T[]): Records<T> | null {
  if (before === now) return null
  const gone = new Map(before.map((record) => [record._id, record]))
  const put = now.filter((record) => gone.get(record._id) !== record)
  for (const { _id } of now) gone.delete(_id)
  return put.length + gone.size > 0 ? { put, remove: [...gone.keys()] } : null
}

const sameData = (a: SnapshotData, b: SnapshotData): boolean => DATA_PARTS.every((parte) => a[parte] === b[parte])
