import { COLLECTIONS, type CollectionName } from '@bandiera/domain'
import Database from 'libsql'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import * as path from 'node:path'
import { makeFolder } from '../../make-folder.ts'
import { sqliteError } from './sqlite-error.ts'

/** Where the log of a database file ends, and how many records each collection holds. */
export interface Contents {
  epoch: string
  seq: number
  records: Record<CollectionName, number>
}

/** Copies a database that a server may be writing to: one consistent moment of it, on disk before this answers. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  using(from, (db) => {
    db.pragma('busy_timeout=10000')
    db.prepare('VACUUM INTO ?').run([to])
  })
  const handle = await open(to, 'r+')
  await handle.sync().finally(() => handle.close())
}

/** The same beside the database, under a name, once: `copie/localhost.usr-2-5f3a09c1.db`. */
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

export const contentsOf = (file: string): Contents =>
  using(file, (db) => {
    const one = <T>(sql: string): T => (db.prepare(sql).all([]) as { value: T }[])[0]!.value
    const count = (coll: CollectionName) => [coll, one<number>(`SELECT count(*) AS value FROM docs_${coll}`)] as const
    return {
      epoch: one<string>("SELECT value FROM meta WHERE key = 'epoch'"),
      seq: one<number>('SELECT coalesce(max(seq), 0) AS value FROM log'),
      records: Object.fromEntries(COLLECTIONS.map(count)) as Contents['records'],
    }
  })

/** Whether the tables of a store are in a file. They are missing where only its `-wal` had them and that was not copied. */
export const hasTables = (file: string): boolean =>
  using(file, (db) => db.prepare("SELECT name FROM sqlite_master WHERE name = 'meta'").all([]).length > 0)

/** `ok`, or the first thing that is wrong with the file. */
export const integrityOf = (file: string): string =>
  using(
    file,
    (db) => (db.prepare('PRAGMA integrity_check').all([]) as { integrity_check: string }[])[0]!.integrity_check,
  )

/** Positions of the log mean something else from now on: clients that hold one start again. */
export const renewEpoch = (file: string): void =>
  using(file, (db) => {
    db.prepare("UPDATE meta SET value = ? WHERE key = 'epoch'").run([randomBytes(12).toString('hex')])
  })

/** Counts the sessions that are stored; with `close` they are ended, and so is each token that belongs to one. */
export const endSessions = (file: string, close: boolean): number =>
  using(file, (db) => {
    const sql = "SELECT count(*) AS value FROM secrets WHERE space = 'session'"
    const [row] = db.prepare(sql).all([]) as { value: number }[]
    if (close) db.prepare("DELETE FROM secrets WHERE space = 'session'").run([])
    return row!.value
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
