import type { CollectionName, Collections, Usr } from '@bandiera/domain'
import type { Writer } from '../documents.ts'

/** A write that the policy has allowed, inside its transaction; `before` is null for an insert, `after` for a deletion. */
export interface EffectiveWrite<C extends CollectionName> {
  writer: Writer
  usr: Usr
  before: Collections[C] | null
  after: Collections[C] | null
}

/** Checks a write, adds what only the server writes and other records. A `PortalError` takes all of it back. */
export type WriteEffect<C extends CollectionName> = (write: EffectiveWrite<C>) => Promise<Collections[C] | null>
