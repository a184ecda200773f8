import type { SearchDialect } from './search/text.ts'

export type SqlValue = string | number | null

/**
 * One connection to an SQL engine: `?` placeholders, rows as plain objects. Errors are thrown as `PortalError` when they
 * mean something to an operator.
 */
export interface SqlConnection {
  all<Row>(sql: string, ...params: SqlValue[]): Promise<Row[]>
  run(sql: string, ...params: SqlValue[]): Promise<void>
  /** Several statements without parameters or rows. */
  exec(sql: string): Promise<void>
  close(): Promise<void>
}

/** The seam to an SQL engine: one tenant's database, wherever it is. */
export interface SqlEngine {
  /** What an operator knows the database by; never a password. */
  name: string
  /** Statements that create what is missing. */
  tables: readonly string[]
  /** Milliseconds between two looks for commits of other processes. */
  pollEvery: number
  /** A connection that may write: every commit is on disk before it answers. */
  writer(): SqlConnection
  /** A connection that sees committed data only. */
  reader(): SqlConnection
  /**
   * Begins a transaction that no other one of this database runs beside, in any process. Waits for others, up to
   * `patience` milliseconds, without blocking the event loop.
   */
  begin(writer: SqlConnection, patience: number): Promise<void>
  /** Ends it. `news`: something was written that other processes should read at once. */
  commit(writer: SqlConnection, news: boolean): Promise<void>
  /** A number that changes when another connection, this process's writer included, has committed. */
  version(reader: SqlConnection): Promise<number>
  /** How it spells whole numbers beyond 32 bits. */
  integer: string
  /** Column that numbers the rows of a table of records. */
  rowid: string
  /** Bytes of a text column, UTF-8. */
  bytesOf: (column: string) => string
  /** A field of the JSON in a text column, as a text. */
  fieldOf: (column: string, field: string) => string
  search: SearchDialect
  hasColumn(writer: SqlConnection, table: string, column: string): Promise<boolean>
  /** Copies the present database under a name, whole or not at all; an existing copy stays. */
  copy(writer: SqlConnection, name: string): Promise<void>
  /** Refuses a database that could lose writes. */
  check(writer: SqlConnection): Promise<void>
  /** Set where the engine can report others' commits sooner than the next poll. */
  onNews?: (wake: () => void) => void
}
