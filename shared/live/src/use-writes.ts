import type { CollectionName, Collections, ConflictChoice, Operazione } from '@bandiera/domain'
import { useLive } from './live-provider.tsx'

/** Fields to set and to remove, lines to add; dotted paths reach into the record (`'data.titolo'`). */
export interface WritePatch {
  set?: Record<string, unknown>
  unset?: readonly string[]
  /** One more line at the end of a list, whatever others add meanwhile. */
  push?: Record<string, unknown>
  /**
   * What the record must hold for this change to make sense, by dotted path; `undefined` = nothing there. When somebody
   * changed it meanwhile, nothing is written and the refusal is `RECORD_CHANGED`.
   */
  where?: Record<string, unknown>
}

/** Where an update comes from, so that nobody's change is lost. */
export interface WriteOptions {
  /**
   * `versione` of the record when the person began. What others changed meanwhile in other fields stays; the same field is
   * a `RECORD_CONFLICT` that tells both values (`WriteError.conflict`). Without it the last one wins.
   */
  base?: number | undefined
  /** What the person chose after a conflict, as the form kit hands it over. */
  choice?: ConflictChoice | undefined
}

/** Writes go to the server and come back through the feed: nothing is painted before the server accepted it. */
export interface Writes {
  /** Resolves with the `_id` of the new record; one is made when `doc` has none. */
  insert: <C extends CollectionName>(coll: C, doc: Omit<Collections[C], '_id'> & { _id?: string }) => Promise<string>
  /** As `insert`, of a record that has its `_id`; resolves with what the write is in the log. */
  create: <C extends CollectionName>(coll: C, doc: Collections[C]) => Promise<Operazione | null>
  /** Resolves with what the write is in the log, for `useUndo`; `null` when nothing changed. */
  update: (coll: CollectionName, id: string, patch: WritePatch, options?: WriteOptions) => Promise<Operazione | null>
  remove: (coll: CollectionName, id: string) => Promise<Operazione | null>
}

/**
 * The three writes. Each resolves when the server has stored the change and rejects with a `WriteError` whose message
 * is Italian and ready to show.
 * @example
 * const { update } = useWrites()
 * await update('bandi', id, { set: { 'data.titolo': titolo }, unset: ['data.link'] }, { base: bando.versione })
 */
export function useWrites(): Writes {
  return useLive().writes
}
