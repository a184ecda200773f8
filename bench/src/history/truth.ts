import { COLLECTIONS, type AnyRecord, type CollectionName } from '@bandiera/domain'
import Database from 'libsql'

export interface LogEntry {
  seq: number
  coll: CollectionName
  id: string
  /** When its transaction began, in milliseconds since 1970. */
  at: number
  before: AnyRecord | null
  after: AnyRecord | null
}

/** What a tenant's database holds: every change in order, and the records as they are. */
export interface Truth {
  log: LogEntry[]
  /** By `coll id`. */
  records: Map<string, AnyRecord>
}

export const keyOf = (coll: string, id: string): string => `${coll} ${id}`

/** A row of the log; PostgreSQL sends its long numbers as text. */
interface LogRow {
  seq: number | string
  coll: CollectionName
  id: string
  at: string
  before: string | null
  after: string | null
}
interface RecordRow {
  coll: CollectionName
  id: string
  doc: string
}

/** Asks one tenant's tables, of either engine, for `logOf` and for `recordsOf`. */
export const LOG_SQL = 'SELECT seq, coll, id, at, before, after FROM log ORDER BY seq'
export const RECORDS_SQL = COLLECTIONS.map((coll) => `SELECT '${coll}' AS coll, id, doc FROM docs_${coll}`).join(
  ' UNION ALL ',
)

/** Reads the database file itself, past everything the server does; the server may be running. */
export const readTruth = (file: string): Truth =>
  reading(file, (db) => {
    return { log: logOf(db.prepare(LOG_SQL).all([]) as LogRow[]), records: recordsIn(db) }
  })

/** The records alone. */
export const readRecords = (file: string): Truth['records'] => reading(file, recordsIn)

function reading<T>(file: string, read: (db: Database.Database) => T): T {
  const db = new Database(file)
  try {
    db.pragma('query_only=ON')
    db.pragma('busy_timeout=5000')
    db.exec('BEGIN')
    const found = read(db)
    db.exec('COMMIT')
    return found
  } finally {
    db.close()
  }
}

/** The same text is the same object: who asks again and again need not compare what did not change. */
const parsed = new Map<string, AnyRecord>()

export function recordsOf(rows: RecordRow[]): Truth['records'] {
  const records: Truth['records'] = new Map()
  for (const { coll, id, doc: text } of rows) {
    const record = parsed.get(text) ?? (JSON.parse(text) as AnyRecord)
    parsed.set(text, record)
    records.set(keyOf(coll, id), record)
  }
  return records
}

const recordsIn = (db: Database.Database): Truth['records'] => recordsOf(db.prepare(RECORDS_SQL).all([]) as RecordRow[])

export const logOf = (rows: LogRow[]): LogEntry[] => rows.map(entryOf)

const entryOf = ({ seq, coll, id, at, before, after }: LogRow): LogEntry => ({
  seq: Number(seq),
  coll,
  id,
  at: Date.parse(at),
  before: doc(before),
  after: doc(after),
})

const doc = (text: string | null): AnyRecord | null =>
  text === null ? null : (JSON.parse(text) as { doc: AnyRecord }).doc

/** What `PRAGMA integrity_check` says of a database that no process has open. */
export function integrityOf(file: string): string {
  const db = new Database(file)
  try {
    return (db.prepare('PRAGMA integrity_check').all([]) as { integrity_check: string }[])[0]?.integrity_check ?? ''
  } finally {
    db.close()
  }
}
