import type { CollectionName, Collections } from '@bandiera/domain'
import type { Reader, Stored, Tx } from '../store/port.ts'

/** Writes inside one transaction: checked against the schema, stamped, and given their audience. */
export interface Writer extends Reader, Pick<Tx, 'setSecret' | 'deleteSecret'> {
  /** `RECORD_INVALID` names the field; `RECORD_EXISTS` when `_id` or a unique field is taken. */
  insert<C extends CollectionName>(coll: C, doc: Collections[C]): Promise<Stored<C>>
  /**
   * Whole new content of an existing record. Stamps are the server's: `creatoIl` stays, `versione` grows by one.
   * `RECORD_CHANGED` when `doc.versione` is given and not the stored one; `RECORD_MISSING` when there is none.
   */
  replace<C extends CollectionName>(coll: C, doc: Collections[C], op?: 'update' | 'replace'): Promise<Stored<C>>
  /** `RECORD_MISSING` when there is none. */
  remove(coll: CollectionName, id: string): Promise<void>
}

/** The one way into the store for documents of a tenant. */
export interface Documents {
  /** All of `work` is stored, or nothing; `by` is the author's user id, `null` for the system. */
  transact<T>(by: string | null, work: (writer: Writer) => Promise<T>): Promise<T>
}
