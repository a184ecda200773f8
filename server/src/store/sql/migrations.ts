import { type CollectionName, COLLECTIONS } from '@bandiera/domain'
import { randomBytes } from 'node:crypto'
import { factOf, type SqlConnection, type SqlEngine, transaction, type Writing } from './engine.ts'
import { keepAccess } from './last-access.ts'
import { PortalError } from '../../errors.ts'
import { prepareSearch } from './search/index-texts.ts'

/**
 * A step that brings the stored records of a collection to a newer shape; it may run on the same record again. It only adds,
 * because nodes of the version before may still read the record: a step of a later version removes what they needed.
 */
export interface Migration {
  coll: CollectionName
  /** Shape of the record after it; 1 is what the first version stored. */
  to: number
  expand: (connection: SqlConnection, doc: never) => Promise<void>
}

/** In the order of their numbers. */
export const MIGRATIONS: readonly Migration[] = [
  // the last access of a person lives beside its record
  { coll: 'usr', to: 2, expand: keepAccess },
]

/** Letters of an epoch that tell one from another. */
const EPOCH = 8

/** Shape in which this version stores records of a collection. */
export const shapeOf = (coll: CollectionName): number =>
  Math.max(1, ...MIGRATIONS.filter((one) => one.coll === coll).map(({ to }) => to))

export interface MigrationOptions {
  /** Id of the log. A restored database has another one, and gets copies of its own. */
  epoch: string
  migrations?: readonly Migration[]
  /** Records of one transaction. */
  batch?: number
}

/**
 * Brings older records up, after a copy of the database, batch by batch: killed in the middle, the next opening goes on. Records
 * that a node of an earlier version wrote since are among them: it leaves `shape_rev` behind `rev`.
 */
export async function migrateRecords(writing: Writing, options: MigrationOptions): Promise<void> {
  const { engine, writer } = writing
  const { epoch, migrations = MIGRATIONS, batch = 500 } = options
  for (const { coll, to, expand } of migrations) {
    const stale = `FROM docs_${coll} WHERE shape < ${to} OR shape_rev <> rev`
    if ((await writer.all(`SELECT id ${stale} LIMIT 1`)).length === 0) continue
    await engine.copy(writer, `${coll}-${to}-${epoch.slice(0, EPOCH)}`)
    const next = async (): Promise<number> => {
      const rows = await writer.all<{ id: string; doc: string }>(`SELECT id, doc ${stale} ORDER BY id LIMIT ${batch}`)
      for (const { id, doc } of rows) {
        await expand(writer, JSON.parse(doc) as never)
        await writer.run(`UPDATE docs_${coll} SET shape = ${to}, shape_rev = rev WHERE id = ?`, id)
      }
      return rows.length
    }
    for (let done = batch; done === batch;) done = await transaction(writing, next)
  }
}

/** A node opens no database of a higher one. Only a step that takes something away from older nodes raises it. */
const SCHEMA = 1

interface Spelling extends Pick<SqlEngine, 'integer' | 'rowid'> {
  /** Text that is compared byte by byte. */
  text: string
  /** After a table that is its own primary key. */
  keyed: string
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

/** Creates what is missing, refuses a damaged or newer database, and returns the log's epoch. */
export async function prepareSchema(writing: Writing): Promise<string> {
  const { engine, writer } = writing
  await transaction(writing, async () => {
    await engine.check(writer)
    for (const table of engine.tables) await writer.exec(table)
    await addColumns(engine, writer)
    for (const { coll, to } of MIGRATIONS)
      await writer.exec(
        `CREATE INDEX IF NOT EXISTS older_${coll}_${to} ON docs_${coll} (id) WHERE shape < ${to} OR shape_rev <> rev`,
      )
    await prepareSearch(engine, writer)
    const set = 'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING'
    await writer.run(set, 'schema', String(SCHEMA))
    await writer.run(set, 'epoch', randomBytes(12).toString('hex'))
    await writer.run(set, 'floor', '1')
  })
  const schema = await factOf(writer, 'schema')
  if (Number(schema) > SCHEMA) throw new PortalError('STORE_NEWER', engine.name, schema)
  return factOf(writer, 'epoch')
}

/**
 * Adds the columns that tables of earlier versions lack: the shape of a record, the edition of its text in the search index, and
 * for both the log position of the write that gave it. Records of the first version are of shape 1.
 */
async function addColumns({ hasColumn, integer, rowid }: SqlEngine, writer: SqlConnection): Promise<void> {
  const added = [
    ['rowid', [rowid]],
    ['shape_rev', [`shape ${integer} NOT NULL DEFAULT 1`, `shape_rev ${integer} NOT NULL DEFAULT 0`]],
    ['found_rev', ["found_as TEXT NOT NULL DEFAULT ''", `found_rev ${integer} NOT NULL DEFAULT 0`]],
  ] as const
  for (const table of COLLECTIONS.map((coll) => `docs_${coll}`))
    for (const [known, columns] of added) {
      if (await hasColumn(writer, table, known)) continue
      for (const column of columns) await writer.exec(`ALTER TABLE ${table} ADD COLUMN ${column}`)
    }
}
