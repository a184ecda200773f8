import { INSIDE_WORD_MIN } from '@bandiera/domain'
import Database from 'libsql'
import { chmodSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { PortalError } from '../../../errors.ts'
import type { SqlConnection, SqlEngine, SqlValue } from '../engine.ts'
import { tablesOf } from '../migrations.ts'
import { copyOnce } from './copy-database.ts'
import { sqliteError } from './sqlite-error.ts'
import type { SearchDialect } from '../search/text.ts'

type Statement = ReturnType<Database.Database['prepare']>

/** Write-ahead log, synced at each commit; `foreign_keys` off, because documents refer freely. */
const WRITER = ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=OFF', 'busy_timeout=50']
const READER = ['query_only=ON', 'busy_timeout=2000']

const ROWID = 'rowid INTEGER PRIMARY KEY'

/** One SQLite file; the first writer creates it. */
export const sqliteEngine = (file: string): SqlEngine => ({
  name: file,
  tables: tablesOf({ integer: 'INTEGER', text: 'TEXT', keyed: ' WITHOUT ROWID', rowid: ROWID }),
  integer: 'INTEGER',
  rowid: ROWID,
  bytesOf: (column) => `LENGTH(CAST(${column} AS BLOB))`,
  fieldOf: (column, field) => `json_extract(${column}, '$.${field}')`,
  search: sqliteSearch,
  pollEvery: 250,
  writer: () => connect(file, WRITER),
  reader: () => connect(file, READER),
  begin,
  commit: (writer) => writer.exec('COMMIT'),
  version: async (reader) => {
    const [row] = await reader.all<{ data_version: number }>('PRAGMA data_version')
    return row?.data_version ?? 0
  },
  hasColumn: async (writer, table, column) =>
    (await writer.all('SELECT name FROM pragma_table_info(?) WHERE name = ?', table, column)).length > 0,
  copy: (_writer, name) => copyOnce(file, name),
  check: async (writer) => {
    const [row] = await writer.all<{ quick_check: string }>('PRAGMA quick_check(1)')
    if (row?.quick_check !== 'ok') throw new PortalError('STORE_CORRUPT', file, row?.quick_check ?? 'no answer')
  },
})

function connect(file: string, pragmas: string[]): SqlConnection {
  const guarded = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      throw sqliteError(error, file)
    }
  }
  const db = guarded(() => {
    if (pragmas === WRITER) keepToOwner(file)
    const opened = new Database(file)
    for (const pragma of pragmas) opened.pragma(pragma)
    return opened
  })
  const statements = new Map<string, Statement>()
  const prepared = (sql: string): Statement => {
    let statement = statements.get(sql)
    if (!statement) statements.set(sql, (statement = db.prepare(sql)))
    return statement
  }
  return {
    // `all` and never `get`, whose rows carry a `_metadata` of the driver
    all: async <Row>(sql: string, ...params: SqlValue[]) => guarded(() => prepared(sql).all(params) as Row[]),
    run: async (sql, ...params) => guarded(() => void prepared(sql).run(params)),
    exec: async (sql) => guarded(() => void db.exec(sql)),
    close: async () =>
      guarded(() => {
        // then the file alone is the whole database; SQLite does not do it itself while statements are not collected
        if (pragmas === WRITER) db.pragma('wal_checkpoint(TRUNCATE)')
        db.close()
      }),
  }
}

/** Files of an earlier release may be open to other users of the machine; the process umask covers new ones. */
function keepToOwner(file: string): void {
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(one, 0o600)
    } catch {
      // missing, or of another user: opening it shows whether it can be used
    }
  }
}

const PAUSE = 20

/** Waits for another process's writer without blocking the event loop. */
async function begin(writer: SqlConnection, patience: number): Promise<void> {
  const giveUp = performance.now() + patience
  for (;;) {
    try {
      return await writer.exec('BEGIN IMMEDIATE')
    } catch (error) {
      if (!(error instanceof PortalError) || error.code !== 'STORE_BUSY' || performance.now() > giveUp) throw error
      await wait(PAUSE)
    }
  }
}

/**
 * Full-text index whose terms are all groups of three characters. Two blanks precede each word, so that a word of one or two
 * letters is such a group too: `  r`, ` ro`.
 */
export const sqliteSearch: SearchDialect = {
  tables: (coll) => [`CREATE VIRTUAL TABLE IF NOT EXISTS find_${coll} USING fts5(text, tokenize='trigram')`],
  put: (coll) => `INSERT OR REPLACE INTO find_${coll} (rowid, text) SELECT rowid, ? FROM docs_${coll} WHERE id = ?`,
  kept: (folded) => `  ${folded.replaceAll(' ', '  ')}`,
  having: (coll, words) => ({
    where: `find_${coll} MATCH ?`,
    params: [words.map((word) => `"${word.padStart(INSIDE_WORD_MIN)}"`).join(' AND ')],
  }),
  joined: 'group_concat(rowid)',
}
