import { COLLECTIONS } from '@bandiera/domain'
import { randomBytes } from 'node:crypto'
import { PortalError } from '../../errors.ts'
import type { SqlConnection, SqlEngine } from './engine.ts'
import { MIGRATIONS, SHAPE_COLUMNS } from './migrations.ts'
import { prepareSearch } from './search/index-texts.ts'

/** What a node must understand to open a database. Only a step that takes something away from older nodes raises it. */
const SCHEMA = 1

/** How an engine spells what differs. */
export interface Spelling {
  /** Whole numbers beyond 32 bits. */
  integer: string
  /** Text that is compared byte by byte. */
  text: string
  /** After a table that is its own primary key. */
  keyed: string
  /** Column that numbers the rows of a table: each keeps its number. */
  rowid: string
}

/** One table per collection: a shared one keyed by (collection, id) makes the same queries fifty times slower. */
export const tablesOf = ({ integer, text, keyed, rowid }: Spelling): string[] => [
  ...COLLECTIONS.map(
    (coll) => `CREATE TABLE IF NOT EXISTS docs_${coll} (
      ${rowid}, id ${text} NOT NULL UNIQUE, rev ${integer} NOT NULL, aud ${text} NOT NULL, doc ${text} NOT NULL,
      shape ${integer} NOT NULL DEFAULT 1, shape_rev ${integer} NOT NULL DEFAULT 0)`,
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
    await addShapes(engine, writer)
    await prepareSearch(engine, writer)
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

/** The tables of the first version have no shapes: their records are of shape 1. */
async function addShapes(engine: SqlEngine, writer: SqlConnection): Promise<void> {
  for (const coll of COLLECTIONS) {
    const [first, second] = SHAPE_COLUMNS
    if (await engine.hasColumn(writer, `docs_${coll}`, second)) continue
    await writer.exec(`ALTER TABLE docs_${coll} ADD COLUMN ${first} ${engine.integer} NOT NULL DEFAULT 1`)
    await writer.exec(`ALTER TABLE docs_${coll} ADD COLUMN ${second} ${engine.integer} NOT NULL DEFAULT 0`)
  }
  for (const { coll, to } of MIGRATIONS)
    await writer.exec(
      `CREATE INDEX IF NOT EXISTS older_${coll}_${to} ON docs_${coll} (id) WHERE shape < ${to} OR shape_rev <> rev`,
    )
}

async function metaOf(connection: SqlConnection, key: string): Promise<string> {
  const [row] = await connection.all<{ value: string }>('SELECT value FROM meta WHERE key = ?', key)
  return row?.value ?? ''
}
