import { INSIDE_WORD_MIN } from '@bandiera/domain'
import { type ClientBase, escapeIdentifier, escapeLiteral, Pool } from 'pg'
import type { SqlConnection, SqlEngine, SqlValue } from '../engine.ts'
import { tablesOf } from '../migrations.ts'
import { nameOf, postgresError, type PostgresPlace } from './postgres-error.ts'
import { configOf, openingOf, queryOf, writingConnection, type WritingConnection } from './writing-connection.ts'
import { PortalError } from '../../../errors.ts'
import type { SearchDialect } from '../search/text.ts'

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
    // finds what notifications missed while the connection was away
    pollEvery: 1000,
    writer: () => {
      const connection = writingConnection(place, () => wake())
      writers.set(connection, connection)
      return connection
    },
    reader: () => readingPool(place),
    // The lock is held until the commit is visible: numbers given under it are seen in their order. Read committed, not the
    // default of the database: the next statements must see the commits of the holder before.
    begin: (writer, patience) =>
      writers
        .get(writer)!
        .begin(
          `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout TO ${patience}; SELECT pg_advisory_xact_lock(${lock})`,
        ),
    // the first statement fails in a failed transaction: PostgreSQL would answer `COMMIT` with a rollback and call it a success
    commit: (writer, news) => writer.exec(`${news ? `NOTIFY ${schema}` : 'SELECT 1'}; COMMIT`),
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

/** Copies the tables beside themselves, `copia usr-2-5f3a09c1 docs_usr`: an account may lack the right to create a schema. */
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

/** Only where it is missing: an account without the right to create a schema can use an existing one. */
const createSchema = (name: string): string => `DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_namespace WHERE nspname = ${escapeLiteral(name)}) THEN
    CREATE SCHEMA ${escapeIdentifier(name)};
  END IF;
END $$`

const EXTENSION = 'pg_trgm'

/**
 * Kilobytes of new entries that wait outside the index; each search reads them one by one. With PostgreSQL's default of 4 MB a
 * search of 100,000 texts that were just written takes three times as long.
 */
const WAITING = 64

/** Texts with an index of `pg_trgm`; a blank before each word marks its beginning. */
export const postgresSearch: SearchDialect = {
  tables: (coll) => [
    `CREATE TABLE IF NOT EXISTS find_${coll} (rowid bigint PRIMARY KEY, text text COLLATE "C" NOT NULL)`,
    // the connection sees the tenant's schema alone, and the extension may be in any other
    `DO $$ BEGIN
      EXECUTE format('CREATE INDEX IF NOT EXISTS find_${coll}_words ON find_${coll} USING gin (text %I.gin_trgm_ops)
          WITH (gin_pending_list_limit = ${WAITING})',
        (SELECT n.nspname FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
          WHERE e.extname = ${escapeLiteral(EXTENSION)}));
    END $$`,
  ],
  put: (coll) => `INSERT INTO find_${coll} (rowid, text) SELECT rowid, ?::text FROM docs_${coll} WHERE id = ?
    ON CONFLICT (rowid) DO UPDATE SET text = excluded.text`,
  kept: (folded) => ` ${folded}`,
  having: (_coll, words) => ({
    where: words.map(() => 'text LIKE ?').join(' AND '),
    params: words.map((word) => (word.length < INSIDE_WORD_MIN ? `% ${word}%` : `%${word}%`)),
  }),
  joined: "string_agg(rowid::text, ',')",
}

/** Creates the extension in a database that has none; `DATABASE_EXTENSION` where the portal may not, or it is not installed. */
async function prepareExtension(writer: SqlConnection, name: string): Promise<void> {
  try {
    await writer.exec(`CREATE EXTENSION IF NOT EXISTS ${EXTENSION} SCHEMA public`)
  } catch (error) {
    if (!(error instanceof Error) || (error instanceof PortalError && error.code === 'DATABASE_OFFLINE')) throw error
    const why = error instanceof PortalError ? error.args.at(-1) : undefined
    throw new PortalError('DATABASE_EXTENSION', name, why ?? error.message)
  }
}

const MOST = 4
const IDLE = 30_000

/** Several connections that read committed data. The next query replaces one that fails. */
function readingPool(place: PostgresPlace): SqlConnection {
  const opening = `${openingOf(place)}; SET default_transaction_read_only TO on`
  // awaited before the first query
  const onConnect = (client: ClientBase): Promise<unknown> => client.query(opening)
  const pool = new Pool({ ...configOf(place), max: MOST, idleTimeoutMillis: IDLE, allowExitOnIdle: true, onConnect })
  // an idle connection was cut off; the pool drops it
  pool.on('error', ignore)
  const guarded = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      throw postgresError(error, nameOf(place))
    }
  }
  return {
    all: async <Row>(sql: string, ...params: SqlValue[]) =>
      (await guarded(pool.query<Row & object>(queryOf(sql, params)))).rows as Row[],
    run: async (sql, ...params) => void (await guarded(pool.query(queryOf(sql, params)))),
    exec: async (sql) => void (await guarded(pool.query(sql))),
    close: () => pool.end(),
  }
}

const ignore = (): void => undefined

/** Settings without which an acknowledged write may not survive a power cut, or cannot be made. */
const NEEDED: Record<string, (value: string) => boolean> = {
  fsync: (value) => value === 'on',
  full_page_writes: (value) => value === 'on',
  synchronous_commit: (value) => value !== 'off',
  server_encoding: (value) => value === 'UTF8',
  // a standby answers reads late and refuses writes
  transaction_read_only: (value) => value === 'off',
}

/** `DATABASE_UNSAFE` on a server that could lose or refuse writes. */
async function refuseUnsafe(connection: SqlConnection, name: string): Promise<void> {
  for (const [setting, isSafe] of Object.entries(NEEDED)) {
    const [row] = await connection.all<{ value: string }>('SELECT current_setting(?) AS value', setting)
    if (!isSafe(row?.value ?? '')) throw new PortalError('DATABASE_UNSAFE', name, `${setting} = ${row?.value}`)
  }
}
