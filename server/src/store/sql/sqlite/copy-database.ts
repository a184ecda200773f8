import { COLLECTIONS, type CollectionName } from '@bandiera/domain'
import Database from 'libsql'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import * as path from 'node:path'
import { makeFolder } from '../../make-folder.ts'
import { sqliteError } from './sqlite-error.ts'

export interface Contents {
  epoch: string
  seq: number
  records: Record<CollectionName, number>
}

export const noRecords = (): Contents['records'] =>
  Object.fromEntries(COLLECTIONS.map((coll) => [coll, 0])) as Contents['records']

/** Copies one consistent moment of a database that a server may be writing to; resolves when the copy is on disk. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  using(from, (db) => {
    db.pragma('busy_timeout=10000')
    db.prepare('VACUUM INTO ?').run([to])
  })
  const handle = await open(to, 'r+')
  await handle.sync().finally(() => handle.close())
}

/** Copies it once under a name: `copie/localhost.usr-2-5f3a09c1.db`. */
export async function copyOnce(file: string, name: string): Promise<void> {
  const folder = path.join(path.dirname(file), 'copie')
  const to = path.join(folder, `${path.basename(file, '.db')}.${name}.db`)
  if (existsSync(to)) return
  await makeFolder(folder)
  const part = `${to}.part`
  await rm(part, { force: true })
  await copyDatabase(file, part)
  await rename(part, to)
}

const valueOf = <T>(db: Database.Database, sql: string): T => (db.prepare(sql).all([]) as { value: T }[])[0]!.value

/** What a database holds, of this release or an earlier one: a collection that has no table yet has no records. */
export const contentsOf = (file: string): Contents =>
  using(file, (db) => {
    const records = noRecords()
    for (const coll of COLLECTIONS.filter((each) => hasTable(db, `docs_${each}`)))
      records[coll] = valueOf(db, `SELECT count(*) AS value FROM docs_${coll}`)
    return {
      epoch: valueOf(db, "SELECT value FROM meta WHERE key = 'epoch'"),
      seq: valueOf(db, 'SELECT coalesce(max(seq), 0) AS value FROM log'),
      records,
    }
  })

/** Whether a file has the tables of a store: a copy without its `-wal` may lack them. */
export const hasTables = (file: string): boolean => using(file, (db) => hasTable(db, 'meta'))

const hasTable = (db: Database.Database, name: string): boolean =>
  db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name = ?").all([name]).length > 0

/** `ok`, or the first fault. */
export const integrityOf = (file: string): string =>
  using(file, (db) => {
    const [row] = db.prepare('PRAGMA integrity_check').all([]) as { integrity_check: string }[]
    return row!.integrity_check
  })

/** Clients that hold a position of the log start again. */
export const renewEpoch = (file: string): void =>
  using(file, (db) => {
    db.prepare("UPDATE meta SET value = ? WHERE key = 'epoch'").run([randomBytes(12).toString('hex')])
  })

/** Counts the stored sessions; `close` ends them and their tokens. */
export const endSessions = (file: string, close: boolean): number =>
  using(file, (db) => {
    const count = valueOf<number>(db, "SELECT count(*) AS value FROM secrets WHERE space = 'session'")
    if (close) db.prepare("DELETE FROM secrets WHERE space = 'session'").run([])
    return count
  })

function using<T>(file: string, work: (db: Database.Database) => T): T {
  try {
    const db = new Database(file)
    try {
      return work(db)
    } finally {
      db.close()
    }
  } catch (error) {
    throw sqliteError(error, file)
  }
}
