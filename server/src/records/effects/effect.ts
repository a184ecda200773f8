import type { CollectionName, Collections, Usr } from '@bandiera/domain'
import type { Writer } from '../documents.ts'

/** A write that the policy has allowed, inside its transaction; `before` is null for an insert, `after` for a deletion. */
export interface EffectiveWrite<C extends CollectionName> {
  writer: Writer
  usr: Usr
  before: Collections[C] | null
  after: Collections[C] | null
}

/**
 * Rules that compare before and after, lines that only the server writes (who, when), other records of the same
 * transaction. Gives the record to store; a thrown `PortalError` takes the whole write back.
 */
export type WriteEffect<C extends CollectionName> = (write: EffectiveWrite<C>) => Promise<Collections[C] | null>
