import { COLLECTIONS } from '@bandiera/domain'
import { randomBytes } from 'node:crypto'
import { PortalError } from '../../errors.ts'
import type { SqlConnection, SqlDriver } from './driver.ts'

const SCHEMA = 1

/** One table per collection: a shared one keyed by (collection, id) makes the same queries fifty times slower. */
const tables = [
  ...COLLECTIONS.map(
    (coll) => `CREATE TABLE IF NOT EXISTS docs_${coll} (
      rowid INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, rev INTEGER NOT NULL, aud TEXT NOT NULL, doc TEXT NOT NULL)`,
  ),
  `CREATE TABLE IF NOT EXISTS idx (coll TEXT NOT NULL, path TEXT NOT NULL, val TEXT NOT NULL, id TEXT NOT NULL,
    PRIMARY KEY (coll, path, val, id)) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS log (
    seq INTEGER PRIMARY KEY, coll TEXT NOT NULL, id TEXT NOT NULL, op TEXT NOT NULL,
    before TEXT, after TEXT, at TEXT NOT NULL, author TEXT)`,
  'CREATE INDEX IF NOT EXISTS log_of_record ON log (coll, id, seq)',
  "CREATE INDEX IF NOT EXISTS log_of_deletions ON log (at) WHERE op = 'delete'",
  `CREATE TABLE IF NOT EXISTS secrets (space TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (space, key)) WITHOUT ROWID`,
  'CREATE TABLE IF NOT EXISTS meta (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
]

/** Creates what is missing in one transaction, refuses a damaged or newer file, and returns the log's epoch. */
export async function prepareSchema(driver: SqlDriver, writer: SqlConnection, file: string): Promise<string> {
  await writer.exec('BEGIN IMMEDIATE')
  try {
    for (const table of tables) await writer.exec(table)
    const set = 'INSERT OR IGNORE INTO meta (key, value) VALUES (?, ?)'
    await writer.run(set, 'schema', String(SCHEMA))
    await writer.run(set, 'epoch', randomBytes(12).toString('hex'))
    await writer.exec('COMMIT')
  } catch (error) {
    await writer.exec('ROLLBACK')
    throw error
  }
  const damage = await driver.damage(writer)
  if (damage) throw new PortalError('STORE_CORRUPT', file, damage)
  const schema = await metaOf(writer, 'schema')
  if (Number(schema) > SCHEMA) throw new PortalError('STORE_NEWER', file, schema)
  return metaOf(writer, 'epoch')
}

async function metaOf(connection: SqlConnection, key: string): Promise<string> {
  const [row] = await connection.all<{ value: string }>('SELECT value FROM meta WHERE key = ?', key)
  return row?.value ?? ''
}
