import type { CollectionName, Collections } from '@bandiera/domain'

/** Where the databases of the tenants are. */
export interface Databases {
  /** Whether other server processes may have the same ones open. */
  shared: boolean
  /** Tenants that have a database. */
  ids(): Promise<string[]>
  /** Opens, or creates, a tenant's database. */
  open(id: string): Promise<Store>
  /** Opens, or creates, the database of what belongs to no tenant: the registry of modules. */
  openRegistry(): Promise<Store>
  /** Runs `work` while no other starting process runs its own. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
}

export type ChangeKind = 'insert' | 'update' | 'replace' | 'delete'

/** A stored record with its audience and the log position of its last change. */
export interface Stored<C extends CollectionName = CollectionName> {
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

/** What every process that has the tenant open must get at once, and no record says. */
export type Signal =
  | { type: 'sessionEnded'; sid: string; uid: string }
  | { type: 'closePopups'; uid: string }
  /** In the registry's own database: what these tenants run, or what is known of releases, has changed. */
  | { type: 'registro'; tenants: string[]; urgent: boolean }
  /** Never sent: this process was cut off for so long that signals or changes are gone. */
  | { type: 'missed' }

/** Narrows a read by index to a superset of the answer; the caller decides each candidate itself. */
export interface IndexFilter {
  /** Only records whose audience meets these tokens. */
  tokens?: readonly string[]
  ids?: readonly string[]
  /** Only records whose id sorts before this one: where a page of a list goes on. */
  below?: string
  /** Indexed paths (`indexed` of `collections`) and the values one of which must be present. */
  anyOf?: { path: string; values: readonly string[] }[]
}

export interface Reader {
  get<C extends CollectionName>(coll: C, id: string): Promise<Stored<C> | null>
  /** Candidates by `_id` descending, in pages: memory stays bounded. */
  scan<C extends CollectionName>(coll: C, prefilter?: IndexFilter): AsyncIterable<Stored<C>>
  /**
   * Ids of records in whose text a search finds all these folded words (`hasWords` of `searchTextOf`), and of a few that it has to
   * be tried on.
   * @returns `null` where there are more than `most`, and for a collection without a search
   */
  found(coll: CollectionName, words: readonly string[], most: number): Promise<string[] | null>
  /** Private key/value rows (password hashes, sessions, counters): never reachable through a collection. */
  secret(space: string, key: string): Promise<unknown>
  secrets(space: string): Promise<{ key: string; value: unknown }[]>
}

/** A transaction: sees its own writes; all of it is stored, or nothing. */
export interface Tx extends Reader {
  /** Inserts or replaces the whole record, its audience and index entries, and appends to the log. */
  put<C extends CollectionName>(
    coll: C,
    doc: Collections[C],
    audience: readonly string[],
    op: Exclude<ChangeKind, 'delete'>,
  ): Promise<Stored<C>>
  remove(coll: CollectionName, id: string): Promise<void>
  /** Position of the last change, those of this transaction included. */
  position(): number
  setSecret(space: string, key: string, value: unknown): Promise<void>
  deleteSecret(space: string, key: string): Promise<void>
  /**
   * Last access of a person, as an ISO instant. It is read with the record, and no write of the record changes it: no edit,
   * no entry in the log.
   */
  setAccess(uid: string, at: string): Promise<void>
  signal(signal: Signal): Promise<void>
}

/** What a cut of the log leaves. Instants are ISO. */
export interface Keep {
  /** Entries since then, up to a number. */
  since: string
  entries: number
  /** Entries since then, however many. */
  always: string
  /** The newest entries of each record, however old, for `changesOf`. */
  ofRecord: number
  /** Records deleted since then are still there for that, and for `deletions`. */
  deletedSince: string
}

/** What the records of one collection that one person wrote last take; `by` is `null` for the system. */
export interface Held {
  coll: CollectionName
  by: string | null
  records: number
  /** Bytes as they are stored, UTF-8. */
  bytes: number
}

/** One tenant's database. SQLite and PostgreSQL implement it alike; the contract suite proves it. */
export interface Store extends Reader {
  /** Random id of the log; another one after a restore, so that clients start again. */
  readonly epoch: string
  /** What `found` finds, as numbers of rows, however many. @returns `null` where some records have to be tried, and without a search */
  foundRows(coll: CollectionName, words: readonly string[]): Promise<Uint32Array | null>
  /** Numbers of the rows of records. */
  rowsOf(coll: CollectionName, ids: readonly string[]): Promise<Map<string, number>>
  /** Number and bytes of the records, by collection and by the person who wrote them last. */
  held(): Promise<Held[]>
  /** Position of the last committed change. */
  seq(): Promise<number>
  /** Runs alone among writers. Resolves after the commit is on disk. */
  transact<T>(by: string | null, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Up to `limit` entries after a position, in order without a gap; they begin later where the log was cut behind it. */
  changesSince(seq: number, limit: number): Promise<Change[]>
  /** The last `limit` entries of one record, newest first; also of one that was deleted. */
  changesOf(coll: CollectionName, id: string, limit: number): Promise<Change[]>
  /**
   * The last `limit` deletions since an instant (ISO), newest first; without old notices, which go in masses and are never
   * restored.
   */
  deletions(since: string, limit: number): Promise<Change[]>
  /** Called after each commit, also one made by another process, with all new entries in order. */
  onChange(listener: (changes: Change[]) => void): () => void
  /** Called for each signal after its commit, wherever it was made; before the changes that were committed later. */
  onSignal(listener: (signal: Signal) => void): () => void
  /** Cuts a small batch off the beginning of the log; true while there may be more. Positions are never given again. */
  cut(keep: Keep): Promise<boolean>
  /** Throws unless the database can be written. */
  probe(): Promise<void>
  close(): Promise<void>
}
