import {
  type Azienda,
  type CollectionName,
  type Collections,
  fieldNameAt,
  insideSentence,
  UNDO_MINUTES,
  type LoggedOperation,
  sameContent,
  tableOf,
} from '@bandiera/domain'
import { companyOf, sightOf, STAMP_FIELDS } from '@bandiera/policy'
import { currentTime } from '../clock.ts'
import { PortalError } from '../errors.ts'
import { withPauses } from '../scheduling.ts'
import { changeOne, guarded, type Guarded, inSight, permit } from '../realm/guarded-write.ts'
import { parseFilter } from '../realm/filter.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Change, Store } from '../store/port.ts'
import { emptiedAt } from './in-bin.ts'
import { type Clash, mergedValue } from './merge.ts'
import { worksFor } from './effects/aziende.ts'
import { nameOfRecord } from './record-names.ts'

type Doc = Record<string, unknown>

const MOST_ENTRIES = 10_000

/** Takes back recent operations, newest entry first, all or none. Each inverse is checked like any write. */
export async function undo(visitor: Visitor, operations: readonly LoggedOperation[]): Promise<LoggedOperation | null> {
  const changes = await changesIn(visitor, operations)
  const [first] = changes
  if (!first) return null
  return guarded(visitor, first.coll, async (guard) => {
    const emptied = await emptiedAt(visitor.tenant.held)
    if (changes.some(({ after, seq }) => !after && seq <= emptied)) throw new PortalError('BIN_MISSING')
    for await (const change of withPauses(changes)) await invert({ ...guard, coll: change.coll }, change)
    return guard.writer.written()
  })
}

/** All of them where that is possible, else each that is. @throws `UNDO_PARTLY` with what stays and why, once the others are taken back */
export async function undoMost(
  visitor: Visitor,
  operations: readonly LoggedOperation[],
): Promise<LoggedOperation | null> {
  const whole = await orRefusal(() => undo(visitor, operations))
  if (!(whole instanceof PortalError)) return whole
  if (operations.length === 1) throw whole
  const refused: [LoggedOperation, PortalError][] = []
  // newest first: two may be of the same record
  for await (const operation of withPauses(operations.toSorted((one, other) => other.da - one.da))) {
    const refusal = await orRefusal(() => undo(visitor, [operation]))
    if (refusal instanceof PortalError) refused.push([operation, refusal])
  }
  const done = operations.length - refused.length
  if (done === 0) throw whole
  if (refused.length === 0) return null
  throw new PortalError('UNDO_PARTLY', done, operations.length, await inWords(visitor, refused))
}

const orRefusal = <T>(work: () => Promise<T>): Promise<T | PortalError> =>
  work().catch((error: unknown) => {
    if (error instanceof PortalError) return error
    throw error
  })

const MOST_NAMES = 5

/** Each reason once, after the names of its records; no name of a record that the visitor did not write. */
async function inWords({ tenant, usr }: Visitor, refused: readonly [LoggedOperation, PortalError][]): Promise<string> {
  const byReason = new Map<string, string[]>()
  for (const [{ da }, { message }] of refused) {
    const [change] = await tenant.store.changesSince(da - 1, 1)
    const doc = change?.by === usr._id ? (change.after ?? change.before)?.doc : undefined
    byReason.set(message, [...(byReason.get(message) ?? []), (doc && nameOfRecord(doc)) || 'un elemento'])
  }
  return [...byReason].map(([reason, names]) => `${listed(names)}: ${reason}`).join(' ')
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMES
  return more > 0 ? `${names.slice(0, MOST_NAMES).join(', ')} e altri ${more}` : names.join(', ')
}

/** Entries of these operations, newest first; only the visitor's own and recent ones. */
async function changesIn({ tenant, usr }: Visitor, operations: readonly LoggedOperation[]): Promise<Change[]> {
  const since = currentTime() - UNDO_MINUTES * 60_000
  const check: EntryCheck = (changes, isWhole) => {
    // a position that is not there yet has no author
    if (!isWhole || changes.some(({ by }) => by !== usr._id)) throw new PortalError('UNDO_FOREIGN')
    if (changes.some(({ at }) => Date.parse(at) < since)) throw new PortalError('UNDO_LATE', UNDO_MINUTES)
  }
  return entriesOf(tenant.store, operations, check, MOST_ENTRIES)
}

/** Throws for entries of one operation that are not to be taken back; `isWhole` where the log has all of them. */
type EntryCheck = (changes: readonly Change[], isWhole: boolean) => void

/** The log entries of operations, newest first. */
export async function entriesOf(
  store: Store,
  operations: readonly LoggedOperation[],
  check: EntryCheck,
  most = Infinity,
): Promise<Change[]> {
  const found = new Map<number, Change>()
  for (const { da, a } of operations) {
    const size = a - da + 1
    if (found.size + size > most) throw new PortalError('WRITE_TOO_MANY', most)
    const changes = (await store.changesSince(da - 1, size)).filter(({ seq }) => seq <= a)
    check(changes, changes.length === size)
    for (const change of changes) found.set(change.seq, change)
  }
  return [...found.values()].sort((a, b) => b.seq - a.seq)
}

export const everything = parseFilter('aziende', {})

async function invert(guard: Guarded<Change['coll']>, { coll, id, before, after }: Change): Promise<void> {
  const was = before && contentOf(before.doc)
  const is = after && contentOf(after.doc)
  // a new audience only: it follows by itself
  if (was && is && sameContent(was, is)) return
  if (!after) return restoreRecord(guard, before!.doc as Collections[Change['coll']])
  const stored = await guard.writer.get(coll, id)
  if (!stored || sightOf(coll, stored.audience, guard.held) !== 'full') throw new PortalError('RECORD_MISSING')
  const apply = (doc: Doc) => inverted(coll, contentOf(doc), was, is!)
  if (!(await changeOne(guard, id, everything, { op: 'update', apply }))) throw new PortalError('RECORD_MISSING')
}

/** The record without what this change did to it; `UNDO_CHANGED` when a later write changed the same fields. */
function inverted(coll: CollectionName, current: Doc, was: Doc | null, is: Doc): Doc | null {
  const clashes: Clash[] = []
  const merged = mergedValue(
    { table: tableOf[coll], path: '' },
    { base: is, theirs: current, mine: was ?? {} },
    clashes,
  ) as Doc
  const fields = was ? clashes.map(({ field }) => field) : differing(current, is)
  const names = fields.map((field) => insideSentence(fieldNameAt(tableOf[coll], field, current, () => null)))
  if (names.length > 0) throw new PortalError('UNDO_CHANGED', names.join(', '))
  return was && merged
}

const differing = (a: Doc, b: Doc): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((field) => !sameContent(a[field], b[field]))

/** For users who could delete the record; the rules for new records do not apply: no content here is from a client. */
export async function restoreRecord<C extends CollectionName>(guard: Guarded<C>, doc: Collections[C]): Promise<void> {
  const { coll, writer } = guard
  const company = companyOf(coll, doc)
  if (company && !(await writer.get('aziende', company))) throw new PortalError('BIN_PARENT')
  await permit(guard, { coll, before: doc, after: null })
  const whole = coll === 'aziende' ? await withTeamOfToday(guard, doc as Azienda) : doc
  inSight(guard, await writer.restore(coll, whole as Collections[C]))
}

/** A person who has since left the gestore does not return to its companies. */
async function withTeamOfToday({ writer }: Guarded<CollectionName>, azienda: Azienda): Promise<Azienda> {
  const professionisti: string[] = []
  for (const id of azienda.professionisti) {
    if (await worksFor(writer, id, azienda.gestoreId)) professionisti.push(id)
  }
  return { ...azienda, professionisti }
}

const stamps: readonly string[] = STAMP_FIELDS

/** A record without its stamps, which are not content. */
export const contentOf = (doc: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(doc).filter(([field]) => !stamps.includes(field)))
