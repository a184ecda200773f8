import { COLLECTIONS } from '@bandiera/domain'
import { randomBytes } from 'node:crypto'
import { PortalError } from '../../errors.ts'
import type { SqlConnection, SqlEngine } from './engine.ts'

const SCHEMA = 1

/** How an engine spells what differs. */
export interface Spelling {
  /** Whole numbers beyond 32 bits. */
  integer: string
  /** Text that is compared byte by byte. */
  text: string
  /** After a table that is its own primary key. */
  keyed: string
  /** First column of a table whose rows keep their place. */
  rowid: string
}

/** One table per collection: a shared one keyed by (collection, id) makes the same queries fifty times slower. */
export const tablesOf = ({ integer, text, keyed, rowid }: Spelling): string[] => [
  ...COLLECTIONS.map(
    (coll) => `CREATE TABLE IF NOT EXISTS docs_${coll} (
      ${rowid}id ${text} NOT NULL UNIQUE, rev ${integer} NOT NULL, aud ${text} NOT NULL, doc ${text} NOT NULL)`,
  ),
  `CREATE TABLE IF NOT EXISTS idx (coll ${text} NOT NULL, path ${text} NOT NULL, val ${text} NOT NULL,
    id ${text} NOT NULL, PRIMARY KEY (coll, path, val, id))${keyed}`,
  `CREATE TABLE IF NOT EXISTS log (
    seq ${integer} PRIMARY KEY, coll ${text} NOT NULL, id ${text} NOT NULL, op ${text} NOT NULL,
    before ${text}, after ${text}, at ${text} NOT NULL, author ${text})`,
  'CREATE INDEX IF NOT EXISTS log_of_record ON log (coll, id, seq)',
  "CREATE INDEX IF NOT EXISTS log_of_deletions ON log (at) WHERE op = 'delete'",
  `CREATE TABLE IF NOT EXISTS secrets (space ${text} NOT NULL, key ${text} NOT NULL, value ${text} NOT NULL,
    PRIMARY KEY (space, key))${keyed}`,
  `CREATE TABLE IF NOT EXISTS signals (id ${integer} PRIMARY KEY, body ${text} NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS meta (key ${text} NOT NULL PRIMARY KEY, value ${text} NOT NULL)${keyed}`,
]

/** Creates what is missing in one transaction, refuses a damaged or newer database, and returns the log's epoch. */
export async function prepareSchema(engine: SqlEngine, writer: SqlConnection, patience: number): Promise<string> {
  await engine.begin(writer, patience)
  try {
    await engine.check(writer)
    for (const table of engine.tables) await writer.exec(table)
    const set = 'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING'
    await writer.run(set, 'schema', String(SCHEMA))
    await writer.run(set, 'epoch', randomBytes(12).toString('hex'))
    await writer.run(set, 'floor', '1')
    await engine.commit(writer, false)
  } catch (error) {
    await writer.exec('ROLLBACK').catch(() => undefined)
    throw error
  }
  const schema = await metaOf(writer, 'schema')
  if (Number(schema) > SCHEMA) throw new PortalError('STORE_NEWER', engine.name, schema)
  return metaOf(writer, 'epoch')
}

async function metaOf(connection: SqlConnection, key: string): Promise<string> {
  const [row] = await connection.all<{ value: string }>('SELECT value FROM meta WHERE key = ?', key)
  return row?.value ?? ''
}
