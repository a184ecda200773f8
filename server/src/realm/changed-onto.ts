import {
  fieldNameAt,
  insideSentence,
  sameContent,
  tableOf,
  textAt,
  type CollectionName,
  type FieldConflict,
} from '@bandiera/domain'
import { sightOf } from '@bandiera/policy'
import type { Conflict } from '@bandiera/wire'
import { PortalError } from '../errors.ts'
import { KEPT } from '../operations/cut-logs.ts'
import { valueAt, type Clash } from '../records/merge.ts'
import { namesFor } from '../records/record-names.ts'
import type { Change, Stored } from '../store/port.ts'
import type { ChangeOf, Guarded } from './guarded-write.ts'

type Doc = Record<string, unknown>

/** Changes of one record since the author saw it; who comes later than that loads it again. */
const FARTHEST = KEPT

/**
 * The record after a change that names the version it was made on: fields that others changed meanwhile stay theirs.
 * `RECORD_CONFLICT` tells the fields that both changed, with both values; `RECORD_CHANGED` when nobody can tell any more.
 */
export async function changedOnto<C extends CollectionName>(
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
async function historySince<C extends CollectionName>(
  { coll, tenant, held }: Guarded<C>,
  id: string,
  version: number,
): Promise<{ base: Doc; since: Change[] }> {
  const changes = await tenant.store.changesOf(coll, id, FARTHEST)
  // what a record held while it was not the author's is nobody's business: no version of that time is one it saw
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

/** A record that says nothing but this value at this path. */
function withValue(path: string, value: unknown): unknown {
  return path.split('.').reduceRight((inside, key) => ({ [key]: inside }), value)
}

const touches = ({ before, after }: Change, field: string): boolean =>
  !sameContent(valueAt(before?.doc, field), valueAt(after?.doc, field))
