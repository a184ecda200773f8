import {
  type CollectionName,
  type Collections,
  type FieldConflict,
  fieldNameAt,
  type Fields,
  insideSentence,
  newId,
  type LoggedOperation,
  sameContent,
  tableOf,
  textAt,
  type Usr,
} from '@bandiera/domain'
import {
  changedFields,
  companyOf,
  mayWrite,
  refusalOf,
  sightOf,
  stampOwner,
  tokensOf,
  viewOf,
  type WriteRefusal,
  type WriteRequest,
} from '@bandiera/policy'
import type { Conflict } from '@bandiera/wire'
import { PortalError } from '../errors.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { checkedRecord, invalidField, nameInRefusal } from '../records/checked-record.ts'
import type { Writer } from '../records/documents.ts'
import { withEffects } from '../records/effects/effects.ts'
import { type Clash, valueAt } from '../records/merge.ts'
import { KEPT } from '../operations/cut-logs.ts'
import type { Change, Stored } from '../store/port.ts'
import type { Filter } from './filter.ts'
import { namesFor } from '../records/record-names.ts'
import type { Tenant } from '../tenants/tenant.ts'

type Doc = Record<string, unknown>

/** A transaction in the name of a visitor; its rights are read in this very transaction. */
export interface Guarded<C extends CollectionName> {
  coll: C
  tenant: Tenant
  writer: Writer
  usr: Usr
  held: ReadonlySet<string>
}

/** As its author sees it; `null` where there is nothing. */
export interface Written {
  before: object | null
  after: object | null
}

/** What a call does to a record. */
export interface ChangeOf {
  op: 'update' | 'replace' | 'delete'
  /** `null` deletes it. */
  apply: (before: Doc) => Doc | null
  onto?: Onto
}

/** A change that names its base. */
interface Onto {
  /** Version that it was made on. */
  base: number
  /** Version whose conflicts its author has decided: in it, mine wins. */
  seen?: number | undefined
  /** `base` is the record of that version. */
  merge: (sides: { base: Doc; current: Doc }, table: Fields) => { clashes: Clash[]; after: () => Doc }
}

/** All of it is stored, or nothing. */
export async function guarded<C extends CollectionName, T>(
  { tenant, usr: { _id } }: Visitor,
  coll: C,
  work: (guard: Guarded<C>) => Promise<T>,
): Promise<T> {
  return tenant.documents.transact(_id, async (writer) => {
    const usr = (await writer.get('usr', _id))?.doc
    if (!usr) throw new PortalError('SESSION_ENDED')
    return work({ coll, tenant, writer, usr, held: new Set(tokensOf(usr)) })
  })
}

/** The server signs it with its author. @returns also where an earlier insert that this one repeats is in the log */
export async function insertOne<C extends CollectionName>(
  guard: Guarded<C>,
  doc: Doc,
): Promise<{ stored: Stored<C>; operazione: LoggedOperation | null }> {
  const { coll, writer, usr } = guard
  if (!mayWrite(usr, coll, 'insert')) throw new PortalError('WRITE_ROLE', coll)
  const signed = stampOwner(usr, coll, { ...doc, _id: doc._id ?? newId() })
  // checked against the schema first, so that the policy reads a sound record
  const after = checkedRecord(coll, signed as unknown as Collections[C])
  await permit(guard, { coll, before: null, after })
  const effective = await withEffects({ writer, usr, coll, before: null, after })
  const earlier = await sameInsert(guard, effective)
  if (earlier) return earlier
  const stored = inSight(guard, await writer.insert(coll, effective))
  return { stored, operazione: null }
}

/**
 * An insert that the same person made before with the same content: its answer was lost, and the person tries again.
 * `null` for any other, also one that takes the `_id` of another record.
 */
async function sameInsert<C extends CollectionName>(
  guard: Guarded<C>,
  doc: Collections[C],
): Promise<{ stored: Stored<C>; operazione: LoggedOperation } | null> {
  const { coll, tenant, writer, usr } = guard
  const stored = await writer.get(coll, doc._id)
  if (!stored) return null
  // as it is stored: a field without a value is no field
  const asked = JSON.parse(JSON.stringify(doc)) as Collections[C]
  const changes = await tenant.store.changesOf(coll, doc._id, KEPT)
  // not of a record restored from the bin
  const first = changes.find(({ op, after }) => op === 'insert' && after?.doc.versione === 1)
  if (first?.by !== usr._id || changedFields(first.after!.doc, asked).length > 0) return null
  return { stored: inSight(guard, stored), operazione: { da: first.seq, a: first.seq } }
}

/** `null` when it is no longer what the filter asked for. */
export async function changeOne<C extends CollectionName>(
  guard: Guarded<C>,
  id: string,
  filter: Filter,
  change: ChangeOf,
): Promise<Written | null> {
  const { coll, writer, held, usr } = guard
  const stored = await writer.get(coll, id)
  const seen = stored && viewOf(coll, stored.doc, stored.audience, held)
  if (!stored || !seen || !filter.test(seen)) return null
  if (!mayWrite(usr, coll, change.op === 'delete' ? 'delete' : 'update')) throw new PortalError('WRITE_ROLE', coll)
  if (sightOf(coll, stored.audience, held) !== 'full') throw new PortalError('WRITE_OWNER', coll)
  // not before: what does not fit would tell the kind of a field that its author does not see
  const applied = change.apply(stored.doc as unknown as Doc)
  if (applied === null) {
    await permit(guard, { coll, before: stored.doc, after: null })
    await withEffects({ writer, usr, coll, before: stored.doc, after: null })
    await writer.remove(coll, id)
    return { before: seen, after: null }
  }
  const after = await changedOnto(guard, stored, { change, applied })
  if (JSON.stringify(after) === JSON.stringify(stored.doc)) return { before: seen, after: seen }
  if (after._id !== id) throw new PortalError('WRITE_ID')
  const wanted = checkedRecord(coll, after as unknown as Collections[C], stored.doc)
  await permit(guard, { coll, before: stored.doc, after: wanted })
  const effective = await withEffects({ writer, usr, coll, before: stored.doc, after: wanted })
  const saved = await writer.replace(coll, effective, change.op === 'replace' ? 'replace' : 'update')
  return { before: seen, after: inSight(guard, saved).doc }
}

export async function permit<C extends CollectionName>(
  { writer, usr }: Guarded<C>,
  request: WriteRequest<C>,
): Promise<void> {
  const { coll, before, after } = request
  const companyFor = async (doc: { _id: string } | null) => {
    const id = doc && companyOf(coll, doc)
    return id ? (await writer.get('aziende', id))?.doc : undefined
  }
  const aziende = { before: await companyFor(before), after: await companyFor(after) }
  const refusal = refusalOf(usr, { ...request, aziende })
  if (refusal) throw refusalError(coll, refusal)
}

/** The server refuses a write that takes a record out of its author's sight. */
export function inSight<C extends CollectionName>({ coll, held }: Guarded<C>, stored: Stored<C>): Stored<C> {
  if (sightOf(coll, stored.audience, held) !== 'full') throw new PortalError('WRITE_OWNER', coll)
  return stored
}

export function refusalError(coll: CollectionName, { why, fields }: WriteRefusal): PortalError {
  if (why === 'field')
    return new PortalError('WRITE_FIELD', fields.map((field) => nameInRefusal(coll, field)).join(', '))
  if (why === 'id') return new PortalError('WRITE_ID')
  if (why === 'roles') return invalidField('usr', 'role', 'ogni utente ha un ruolo, e uno solo')
  return new PortalError(why === 'role' ? 'WRITE_ROLE' : 'WRITE_OWNER', coll)
}

/**
 * Fields that others changed since the change's base stay theirs. `RECORD_CONFLICT` tells the fields that both changed,
 * with both values; `RECORD_CHANGED` when the log no longer says.
 */
async function changedOnto<C extends CollectionName>(
  guard: Guarded<C>,
  stored: Stored<C>,
  { change, applied }: { change: ChangeOf; applied: Doc },
): Promise<Doc> {
  const { versione = 1 } = stored.doc
  if (!change.onto || change.onto.base === versione) return applied
  const { base, since } = await historySince(guard, stored.doc._id, change.onto.base)
  const { clashes, after } = change.onto.merge({ base, current: stored.doc as unknown as Doc }, tableOf[guard.coll])
  if (clashes.length > 0 && change.onto.seen !== versione)
    throw await conflict(guard, clashes, { versione, since, base })
  return after()
}

/** The record as the author saw it, and what happened to it after, newest first. */
async function historySince(
  { coll, tenant, held }: Guarded<CollectionName>,
  id: string,
  version: number,
): Promise<{ base: Doc; since: Change[] }> {
  const changes = await tenant.store.changesOf(coll, id, KEPT)
  // the author may not learn what a record held while it was not visible to it: versions of that time do not count as seen
  const seen = changes.findIndex(
    ({ after }) => after?.doc.versione === version && sightOf(coll, after.audience, held) === 'full',
  )
  if (seen === -1) throw new PortalError('RECORD_CHANGED')
  return { base: changes[seen]!.after!.doc as unknown as Doc, since: changes.slice(0, seen) }
}

async function conflict(
  { tenant, held, coll }: Guarded<CollectionName>,
  clashes: readonly Clash[],
  { versione, since, base }: { versione: number; since: readonly Change[]; base: Doc },
): Promise<PortalError> {
  const last = clashes.map(({ field }) => since.find((change) => touches(change, field)) ?? since[0]!)
  const newest = since[0]?.after?.doc ?? base
  const { author, nameOf } = await namesFor(tenant.store, held, {
    coll,
    authors: last.flatMap(({ by }) => by ?? []),
    docs: [base, newest, ...clashes.map(({ field, mine }) => withValue(field, mine))],
  })
  const said = (field: string, sides: { value: unknown; base?: unknown }) =>
    textAt(tableOf[coll], field, { ...sides, of: newest }, nameOf)
  const fields = clashes.map((clash, n): FieldConflict => ({
    ...clash,
    by: author(last[n]!.by),
    at: last[n]!.at,
    label: fieldNameAt(tableOf[coll], clash.field, newest, nameOf),
    words: {
      base: said(clash.field, { value: clash.base }),
      mine: said(clash.field, { value: clash.mine, base: clash.base }),
      theirs: said(clash.field, { value: clash.theirs, base: clash.base }),
    },
  }))
  const who = [...new Set(fields.map(({ by }) => by))].join(', ')
  const details: Conflict = { versione, conflict: fields }
  const names = fields.map(({ label = '' }) => insideSentence(label)).join(', ')
  return new PortalError('RECORD_CONFLICT', who, names).withDetails(details)
}

const withValue = (path: string, value: unknown): unknown =>
  path.split('.').reduceRight((inside, key) => ({ [key]: inside }), value)

const touches = ({ before, after }: Change, field: string): boolean =>
  !sameContent(valueAt(before?.doc, field), valueAt(after?.doc, field))
