import type { AnyRecord } from '@bandiera/domain'
import { changedFields, viewOf } from '@bandiera/policy'
import type { Change } from '../store/port.ts'

/** A change as one user sees it: the record before and after, `null` where it is not visible. */
export interface Sighting {
  before: AnyRecord | null
  after: AnyRecord | null
}

export function sightingOf(
  { coll, before, after }: Pick<Change, 'coll' | 'before' | 'after'>,
  held: ReadonlySet<string>,
): Sighting {
  return {
    before: before && viewOf(coll, before.doc, before.audience, held),
    after: after && viewOf(coll, after.doc, after.audience, held),
  }
}

/** Whether the user sees any difference; who knows a colleague by name only does not see a new phone number. */
export const isSeen = ({ before, after }: Sighting): boolean =>
  before && after ? before.versione !== after.versione || changedFields(before, after).length > 0 : before !== after

/** Whether an entry only notes a login (spec §7: it is not told). The first version of the store wrote such entries. */
export function isLastAccess({ coll, before, after }: Change): boolean {
  if (coll !== 'usr' || !before || !after) return false
  const fields = changedFields(before.doc, after.doc)
  return fields.length === 1 && fields[0] === 'ultimoAccesso'
}
