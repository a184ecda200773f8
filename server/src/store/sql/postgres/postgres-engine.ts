import { escapeIdentifier, escapeLiteral } from 'pg'
import type { SqlConnection, SqlEngine } from '../engine.ts'
import { tablesOf } from '../schema.ts'
import { nameOf, type PostgresPlace } from './place.ts'
import { postgresSearch, prepareExtension } from './postgres-search.ts'
import { readingPool } from './reading-pool.ts'
import { refuseUnsafe } from './safe-settings.ts'
import { writingConnection, type WritingConnection } from './writing-connection.ts'

const ROWID = 'rowid bigserial UNIQUE'
const TABLES = tablesOf({ integer: 'bigint', text: 'text COLLATE "C"', keyed: '', rowid: ROWID })

/** One tenant's schema on a PostgreSQL server, which several server processes may have open. */
export function postgresEngine(place: PostgresPlace): SqlEngine {
  const schema = escapeIdentifier(place.schema)
  const lock = `hashtextextended(${escapeLiteral(`bandiera ${place.schema}`)}, 0)`
  let wake: () => void = () => undefined
  const writers = new WeakMap<SqlConnection, WritingConnection>()
  return {
    name: nameOf(place),
    tables: [createSchema(place.schema), ...TABLES],
    integer: 'bigint',
    rowid: ROWID,
    bytesOf: (column) => `octet_length(${column})`,
    fieldOf: (column, field) => `${column}::json ->> '${field}'`,
    search: postgresSearch,
    hasColumn: async (writer, table, column) => (await writer.all(COLUMN, table, column)).length > 0,
    copy: (writer, name) => copyTables(writer, name),
    // notifications come at once: this finds what they missed while the connection was away
    pollEvery: 1000,
    writer: () => {
      const connection = writingConnection(place, () => wake())
      writers.set(connection, connection)
      return connection
    },
    reader: () => readingPool(place),
    // The lock is held until the commit is visible: numbers given under it are seen in their order. Read committed,
    // whatever the database's default: the statements after it must see what the holder before committed.
    begin: (writer, patience) =>
      writers
        .get(writer)!
        .begin(
          `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout TO ${patience}; SELECT pg_advisory_xact_lock(${lock})`,
        ),
    commit: (writer, news) => commit(writer, news ? `NOTIFY ${schema}` : null),
    version: async (reader) => {
      const sql =
        'SELECT coalesce((SELECT max(seq) FROM log), 0) + coalesce((SELECT max(id) FROM signals), 0) AS version'
      return (await reader.all<{ version: number }>(sql))[0]?.version ?? 0
    },
    check: async (writer) => {
      await refuseUnsafe(writer, nameOf(place))
      await prepareExtension(writer, nameOf(place))
    },
    onNews: (listener) => void (wake = listener),
  }
}

const COLUMN = `SELECT column_name FROM information_schema.columns
  WHERE table_schema = current_schema() AND table_name = ? AND column_name = ?`

/** The tables as they are now beside them, `copia usr-2-5f3a09c1 docs_usr`: who may use a schema may not always create another one. */
async function copyTables(writer: SqlConnection, name: string): Promise<void> {
  const sql = `SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`
  const names = (await writer.all<{ name: string }>(sql)).map((row) => row.name)
  const own = names.filter((table) => !table.startsWith('copia '))
  if (names.some((table) => table.startsWith(`copia ${name} `))) return
  const copies = own.map(
    (table) => `CREATE TABLE ${escapeIdentifier(`copia ${name} ${table}`)} AS TABLE ${escapeIdentifier(table)}`,
  )
  // one call is one transaction: all of them, or none
  await writer.exec(copies.join('; '))
}

/** Asked for only where it is missing: who may not create one can use one that somebody else has made. */
const createSchema = (name: string): string => `DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_namespace WHERE nspname = ${escapeLiteral(name)}) THEN
    CREATE SCHEMA ${escapeIdentifier(name)};
  END IF;
END $$`

/** The check first: PostgreSQL answers `COMMIT` of a failed transaction with a rollback, and calls that a success. */
const commit = (writer: SqlConnection, notify: string | null): Promise<void> =>
  writer.exec(`${notify ?? 'SELECT 1'}; COMMIT`)
