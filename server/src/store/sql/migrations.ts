import type { CollectionName } from '@bandiera/domain'
import type { SqlConnection, SqlEngine } from './engine.ts'
import { keepAccess } from './last-access.ts'

/**
 * A step that brings the stored records of a collection to a newer shape. It only adds: nodes of the version before, which may
 * still run, read what it leaves. What they need no longer is taken away by a step of a later version. It may meet a record again.
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

/** Columns of every record: its shape, and the log position of the write that gave it. A node of an earlier version sets neither. */
export const SHAPE_COLUMNS = ['shape', 'shape_rev'] as const

export interface MigrationOptions {
  /** Milliseconds a writer waits for another process. */
  patience: number
  /** Id of the log. A restored database has another one, and gets copies of its own. */
  epoch: string
  migrations?: readonly Migration[]
  /** Records of one transaction. */
  batch?: number
}

/**
 * Brings older records up, after a copy of the database, batch by batch: killed in the middle, the next opening goes on. Records
 * that a node of an earlier version wrote since are among them.
 */
export async function migrateRecords(
  engine: SqlEngine,
  writer: SqlConnection,
  options: MigrationOptions,
): Promise<void> {
  const { patience, epoch, migrations = MIGRATIONS, batch = 500 } = options
  for (const { coll, to, expand } of migrations) {
    const stale = `FROM docs_${coll} WHERE shape < ${to} OR shape_rev <> rev`
    if ((await writer.all(`SELECT id ${stale} LIMIT 1`)).length === 0) continue
    await engine.copy(writer, `${coll}-${to}-${epoch.slice(0, EPOCH)}`)
    for (let left = batch; left === batch;) {
      await engine.begin(writer, patience)
      try {
        const rows = await writer.all<{ id: string; doc: string }>(`SELECT id, doc ${stale} ORDER BY id LIMIT ${batch}`)
        for (const { id, doc } of rows) {
          await expand(writer, JSON.parse(doc) as never)
          await writer.run(`UPDATE docs_${coll} SET shape = ${to}, shape_rev = rev WHERE id = ?`, id)
        }
        left = rows.length
        await engine.commit(writer, false)
      } catch (error) {
        await writer.exec('ROLLBACK').catch(() => undefined)
        throw error
      }
    }
  }
}
