import type { AnyRecord, CollectionName } from '@bandiera/domain'
import { changedFields } from '@bandiera/policy'

/** spec §7: an update of a user that touches only the last-access time is no edit; nobody is told of it. */
export function isLastAccessOnly(
  coll: CollectionName,
  before: AnyRecord | undefined,
  after: AnyRecord | undefined,
): boolean {
  if (coll !== 'usr' || !before || !after) return false
  const fields = changedFields(before, after)
  return fields.length === 1 && fields[0] === 'ultimoAccesso'
}
