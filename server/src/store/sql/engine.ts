import type { SearchDialect } from './search/text.ts'

export type SqlValue = string | number | null

/** `?` placeholders, rows as plain objects; errors that an operator can act on are thrown as `PortalError`. */
export interface SqlConnection {
  all<Row>(sql: string, ...params: SqlValue[]): Promise<Row[]>
  run(sql: string, ...params: SqlValue[]): Promise<void>
  /** Runs several statements without parameters or rows. */
  exec(sql: string): Promise<void>
  close(): Promise<void>
}

/** One tenant's database on an SQL engine. */
export interface SqlEngine {
  /** Named in errors; holds no password. */
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
   * Begins a transaction that excludes all others of this database, in any process. Waits for them up to `patience`
   * milliseconds, without blocking the event loop.
   */
  begin(writer: SqlConnection, patience: number): Promise<void>
  /** @param news other processes should read at once */
  commit(writer: SqlConnection, news: boolean): Promise<void>
  /** A number that changes when another connection has committed, this process's writer included. */
  version(reader: SqlConnection): Promise<number>
  /** Type of whole numbers beyond 32 bits. */
  integer: string
  /** Column that numbers the rows of records. */
  rowid: string
  /** SQL of the UTF-8 bytes of a text column. */
  bytesOf: (column: string) => string
  /** SQL of a field of the JSON in a text column, as a text. */
  fieldOf: (column: string, field: string) => string
  search: SearchDialect
  hasColumn(writer: SqlConnection, table: string, column: string): Promise<boolean>
  /** Copies the database under a name, whole or not at all; an existing copy stays. */
  copy(writer: SqlConnection, name: string): Promise<void>
  /** Refuses a database that could lose writes. */
  check(writer: SqlConnection): Promise<void>
  /** For an engine that can report others' commits sooner than the next poll. */
  onNews?: (wake: () => void) => void
}

export interface Writing {
  engine: SqlEngine
  writer: SqlConnection
  /** Milliseconds a writer waits for another process. */
  patience: number
}

/** Work that is stored whole or not at all; it calls `news` when other processes should read at once. */
export async function transaction<T>(
  { engine, writer, patience }: Writing,
  work: (news: () => void) => Promise<T>,
): Promise<T> {
  await engine.begin(writer, patience)
  try {
    let hasNews = false
    const result = await work(() => (hasNews = true))
    await engine.commit(writer, hasNews)
    return result
  } catch (error) {
    // the engine may have rolled back by itself (disk full): the first error is the one that tells
    await writer.exec('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/** A value of the table `meta`; empty where there is none. */
export async function factOf(connection: SqlConnection, key: string): Promise<string> {
  const [row] = await connection.all<{ value: string }>('SELECT value FROM meta WHERE key = ?', key)
  return row?.value ?? ''
}
