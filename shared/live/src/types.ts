import type { CollectionName, Collections, ConflictChoice, LoggedOperation } from '@bandiera/domain'
import type { FeedEntry, RecordsQuestion, WindowMode, WindowQuestion, WindowView } from '@bandiera/wire'

export interface LiveStatus {
  connected: boolean
  ready: boolean
}

/** The client's position in the server's log. `cur` 0 and an empty `ep`: nothing loaded yet. */
export interface Position {
  ep: string
  cur: number
}

export type Modes = Readonly<Record<string, WindowMode>>

export interface Saved {
  ep: string
  cur: number
  /** How much of each collection that is; all of it when absent. */
  hold?: Modes
  entries: readonly FeedEntry[]
}

/** Rows of a window, and how many records the user sees at all. */
export type Answer = WindowView & { visible: number }

/** Fields to set and to remove, lines to add; dotted paths reach into the record (`'data.titolo'`). */
export interface WritePatch {
  set?: Record<string, unknown>
  unset?: readonly string[]
  /** One more line at the end of a list; lines that others add stay. */
  push?: Record<string, unknown>
  /** By dotted path, what the record must hold (`undefined`: nothing); else the server refuses with `RECORD_CHANGED`. */
  where?: Record<string, unknown>
}

/** What an update is based on, so that no other user's change is lost. */
export interface WriteOptions {
  /**
   * `versione` of the record when the user began. Changes of others to other fields stay; a change to the same field is a
   * `RECORD_CONFLICT` with both values (`WriteError.conflict`). Without it the last write wins.
   */
  base?: number | undefined
  /** The user's choice after a conflict, from the form kit. */
  choice?: ConflictChoice | undefined
}

/** Writes go to the server, the feed brings the result: a page shows nothing that the server has not accepted. */
export interface Writes {
  /** Resolves with the `_id` of the new record; one is made when `doc` has none. */
  insert: <C extends CollectionName>(coll: C, doc: Omit<Collections[C], '_id'> & { _id?: string }) => Promise<string>
  create: <C extends CollectionName>(coll: C, doc: Collections[C]) => Promise<LoggedOperation | null>
  /** Resolves with the write's operation in the log, for `useUndo`; `null` when nothing changed. */
  update: (
    coll: CollectionName,
    id: string,
    patch: WritePatch,
    options?: WriteOptions,
  ) => Promise<LoggedOperation | null>
  remove: (coll: CollectionName, id: string) => Promise<LoggedOperation | null>
}

export interface PullRequest {
  since: number
  ep: string
  colls: readonly CollectionName[]
  whole: readonly CollectionName[]
  signal: AbortSignal
}

export interface UpdateVersions {
  base?: number | undefined
  /** The version that the author saw in a conflict: the server writes only if the record still has it. */
  seen?: number | undefined
}

export interface UpdateRequest extends UpdateVersions {
  /** The module that makes the update. */
  by?: string | undefined
}

export interface FeedListener {
  message: (raw: unknown) => void
  /** True when the server confirmed the subscription, false when it is lost. */
  active: (active: boolean) => void
}

/** How live data reaches the server. The portal's transport is in `@bandiera/live/host`; tests drive one by hand. */
export interface Transport {
  /** Lines of `/sync/pull`, as they came. Rejects when the answer breaks off. */
  pull: (request: PullRequest) => AsyncIterable<unknown>
  manifest: (request: Pick<PullRequest, 'colls' | 'signal'>) => AsyncIterable<unknown>
  records: (question: RecordsQuestion, signal: AbortSignal) => Promise<unknown>
  /** Answer of `/sync/window`, as it came. */
  window: (question: WindowQuestion, signal: AbortSignal) => Promise<unknown>
  /** Lines of `/sync/window` with `all`, as they came; without it the rows are asked for in parts. */
  windowLines?: (question: WindowQuestion, signal: AbortSignal) => AsyncIterable<unknown>
  /** Listens to the feed until the returned function is called; connects again by itself. */
  subscribe: (listener: FeedListener) => () => void
  insert: (coll: CollectionName, doc: { _id: string }) => Promise<void>
  create?: (coll: CollectionName, doc: { _id: string }) => Promise<LoggedOperation | null>
  update: (
    coll: CollectionName,
    id: string,
    patch: WritePatch,
    versions?: UpdateVersions,
  ) => Promise<LoggedOperation | null>
  remove: (coll: CollectionName, id: string) => Promise<LoggedOperation | null>
  /** The same, with requests that name a module (`mf-bandi@1.4.2`). */
  named?: (by: string) => Pick<Transport, 'window' | 'insert' | 'update' | 'remove'>
}
