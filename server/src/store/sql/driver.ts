export type SqlValue = string | number | null

/**
 * The seam to an SQL engine: one connection, `?` placeholders, rows as plain objects. Promises, because not every
 * engine answers at once. Errors come out as `PortalError` when they mean something to an operator.
 */
export interface SqlConnection {
  all<Row>(sql: string, ...params: SqlValue[]): Promise<Row[]>
  run(sql: string, ...params: SqlValue[]): Promise<void>
  /** Several statements without parameters or rows. */
  exec(sql: string): Promise<void>
  close(): Promise<void>
}

export interface SqlDriver {
  /** A connection that may write: every commit is on disk before it answers. Creates the file. */
  writer(file: string): SqlConnection
  /** A connection that sees committed data only. */
  reader(file: string): SqlConnection
  /** A number that changes when somebody else, this process's writer included, has committed. */
  version(reader: SqlConnection): Promise<number>
  /** What is wrong with the stored file; `null` when it is sound. */
  damage(writer: SqlConnection): Promise<string | null>
}
