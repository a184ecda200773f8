import type { CollectionName, Collections } from '@bandiera/domain'

export interface Databases {
  /** Whether other server processes may have the same ones open. */
  shared: boolean
  ids(): Promise<string[]>
  open(id: string): Promise<Store>
  /** Opens or creates the database of the registry of modules. */
  openRegistry(): Promise<Store>
  /** Runs `work` while no other starting process runs its own. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
}

export type ChangeKind = 'insert' | 'update' | 'replace' | 'delete'

export interface Stored<C extends CollectionName = CollectionName> {
  /** Log position of its last change. */
  rev: number
  audience: string[]
  doc: Collections[C]
}

/** One entry of the log. `seq` grows by one inside each commit; gaps never close later. */
export interface Change {
  seq: number
  coll: CollectionName
  id: string
  op: ChangeKind
  before: Stored | null
  after: Stored | null
  /** ISO instant of the commit */
  at: string
  /** user id of the author; `null` for the system */
  by: string | null
}

/** A message to every process that has the database open. */
export type Signal =
  | { type: 'sessionEnded'; sid: string; uid: string }
  | { type: 'closePopups'; uid: string }
  /** In the registry's database: what these tenants run, or the known releases, has changed. */
  | { type: 'registro'; tenants: string[]; urgent: boolean }
  /** Never sent: made when this process was cut off for so long that signals or changes are gone. */
  | { type: 'missed' }

/** Narrows a read by index to a superset of the answer; the caller checks each candidate. */
export interface IndexFilter {
  /** Only records whose audience meets these tokens. */
  tokens?: readonly string[]
  ids?: readonly string[]
  /** Only ids that sort before this one: where a page of a list goes on. */
  below?: string
  /** Each indexed path (`indexed` of `collections`) must have one of its values. */
  anyOf?: { path: string; values: readonly string[] }[]
}

export interface Reader {
  get<C extends CollectionName>(coll: C, id: string): Promise<Stored<C> | null>
  /** By `_id` descending, read in pages: memory stays bounded. */
  scan<C extends CollectionName>(coll: C, prefilter?: IndexFilter): AsyncIterable<Stored<C>>
  /**
   * Ids of records whose text has all these folded words (`hasWords` of `searchTextOf`), and of those without an indexed text.
   * @returns `null` where there are more than `most`, and for a collection without a search
   */
  found(coll: CollectionName, words: readonly string[], most: number): Promise<string[] | null>
  /** Private rows (password hashes, sessions, counters): never reachable through a collection. */
  secret(space: string, key: string): Promise<unknown>
  secrets(space: string): Promise<{ key: string; value: unknown }[]>
}

/** Sees its own writes; all of it is stored, or nothing. */
export interface Tx extends Reader {
  /** Inserts or replaces the record, its audience and index entries, and appends to the log. */
  put<C extends CollectionName>(
    coll: C,
    doc: Collections[C],
    audience: readonly string[],
    op: Exclude<ChangeKind, 'delete'>,
  ): Promise<Stored<C>>
  remove(coll: CollectionName, id: string): Promise<void>
  /** Of the last change, those of this transaction included. */
  position(): number
  setSecret(space: string, key: string, value: unknown): Promise<void>
  deleteSecret(space: string, key: string): Promise<void>
  /** Last access of a person, an ISO instant: it is read with the record, and is no edit of it and no entry of the log. */
  setAccess(uid: string, at: string): Promise<void>
  signal(signal: Signal): Promise<void>
}

/** The entries that a cut of the log leaves. Instants are ISO. */
export interface Keep {
  /** Entries since then, up to a number. */
  since: string
  entries: number
  /** Entries since then, however many. */
  always: string
  /** The newest entries of each record, however old: for `changesOf`. */
  ofRecord: number
  /** Records deleted since then: for `changesOf` and `deletions`. */
  deletedSince: string
}

/** Size of the records of a collection that one person wrote last; `by` is `null` for the system. */
export interface Held {
  coll: CollectionName
  by: string | null
  records: number
  /** Bytes as they are stored, UTF-8. */
  bytes: number
}

/** One tenant's database. SQLite and PostgreSQL implement it alike; the contract suite proves it. */
export interface Store extends Reader {
  /** Random id of the log; a restore changes it, so that clients start again. */
  readonly epoch: string
  /** As `found`, as numbers of rows, however many; `null` where some records have no indexed text, and without a search. */
  foundRows(coll: CollectionName, words: readonly string[]): Promise<Uint32Array | null>
  rowsOf(coll: CollectionName, ids: readonly string[]): Promise<Map<string, number>>
  held(): Promise<Held[]>
  /** Position of the last committed change. */
  seq(): Promise<number>
  /** Excludes other writers; resolves after the commit is on disk. */
  transact<T>(by: string | null, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Up to `limit` entries after a position, without a gap; they begin later where the log was cut behind it. */
  changesSince(seq: number, limit: number): Promise<Change[]>
  /** The last `limit` entries of a record, newest first; also of a deleted one. */
  changesOf(coll: CollectionName, id: string, limit: number): Promise<Change[]>
  /** The last `limit` deletions since an ISO instant, newest first; without notices, which go in masses and are never restored. */
  deletions(since: string, limit: number): Promise<Change[]>
  /** Called after each commit of any process with all new entries in order. */
  onChange(listener: (changes: Change[]) => void): () => void
  /** Called for each signal of any process after its commit, before the changes that were committed later. */
  onSignal(listener: (signal: Signal) => void): () => void
  /** Cuts a small batch off the beginning of the log; true while there may be more. Positions are never given again. */
  cut(keep: Keep): Promise<boolean>
  /** Throws unless the database can be written. */
  probe(): Promise<void>
  close(): Promise<void>
}
