import type { CollectionName } from '@bandiera/domain'
import { createHash } from 'node:crypto'
import { ACCESS_OF_ENTRY, accessColumn } from './last-access.ts'
import { notIndexedSql } from './search/text.ts'

const LONGEST_KEY = 200

/** Long keys are hashed: the text of a login field may be longer than an index takes. */
export const secretKey = (key: string): string =>
  key.length <= LONGEST_KEY ? key : `#${createHash('sha256').update(key).digest('hex')}`

/** Ids of one statement, and records of one page of a scan, which bounds memory. */
export const PAGE = 500

const SIZES = [1, 8, 64, PAGE]

const recordOf = (coll: CollectionName): string => `id, rev, aud, doc${accessColumn(coll)}`
const ENTRY = `seq, coll, id, op, before, after, at, author, ${ACCESS_OF_ENTRY}`

/** Every query that may touch many rows; the tests assert that each one runs on an index. */
export const statements = {
  get: (coll: CollectionName) => `SELECT ${recordOf(coll)} FROM docs_${coll} WHERE id = ?`,
  page: (coll: CollectionName) =>
    `SELECT ${recordOf(coll)} FROM docs_${coll} WHERE id < ? ORDER BY id DESC LIMIT ${PAGE}`,
  byIds: (coll: CollectionName, marks: string) => `SELECT ${recordOf(coll)} FROM docs_${coll} WHERE id IN (${marks})`,
  idsHeld: `SELECT id FROM idx WHERE coll = ? AND path = ? AND val = ? AND id < ? ORDER BY id DESC LIMIT ${PAGE}`,
  idsAnyOf: (marks: string) => `SELECT DISTINCT id FROM idx WHERE coll = ? AND path = ? AND val IN (${marks})`,
  unfound: (coll: CollectionName) => `SELECT id FROM docs_${coll} WHERE ${notIndexedSql(coll)} ORDER BY id LIMIT ?`,
  unfoundDocs: (coll: CollectionName) =>
    `SELECT id, doc FROM docs_${coll} WHERE ${notIndexedSql(coll)} ORDER BY id LIMIT ?`,
  isUnfound: (coll: CollectionName) => `SELECT id FROM docs_${coll} WHERE id = ? AND ${notIndexedSql(coll)}`,
  found: (coll: CollectionName, where: string) =>
    `SELECT d.id FROM (SELECT rowid FROM find_${coll} WHERE ${where} LIMIT ?) f LEFT JOIN docs_${coll} d ON d.rowid = f.rowid`,
  foundRows: (coll: CollectionName, where: string, joined: string) =>
    `SELECT ${joined} AS found FROM find_${coll} WHERE ${where}`,
  rowsOf: (coll: CollectionName, marks: string) => `SELECT id, rowid AS row FROM docs_${coll} WHERE id IN (${marks})`,
  changes: `SELECT ${ENTRY} FROM log WHERE seq > ? ORDER BY seq LIMIT ?`,
  changesOf: `SELECT ${ENTRY} FROM log WHERE coll = ? AND id = ? ORDER BY seq DESC LIMIT ?`,
  deletions: `SELECT ${ENTRY} FROM log WHERE op = 'delete' AND at >= ? AND coll <> 'avvisi'
    ORDER BY +seq DESC LIMIT ?`,
  passing: 'SELECT seq, coll, id, at FROM log WHERE seq >= ? AND seq < ? ORDER BY seq LIMIT ?',
  entryBefore: 'SELECT seq FROM log WHERE coll = ? AND id = ? ORDER BY seq DESC LIMIT 1 OFFSET ?',
  goneForGood: `SELECT seq, coll, id, at FROM log gone WHERE op = 'delete' AND at < ? AND seq < ? AND NOT EXISTS
    (SELECT 1 FROM log later WHERE later.coll = gone.coll AND later.id = gone.id AND later.seq > gone.seq)
    ORDER BY at LIMIT ?`,
  forget: 'DELETE FROM log WHERE coll = ? AND id = ? AND seq <= ?',
  lastSeq: 'SELECT max(seq) AS seq FROM log',
  signals: 'SELECT id, body FROM signals WHERE id > ? ORDER BY id',
  lastSignal: 'SELECT max(id) AS id FROM signals',
}

/** Placeholders for a list, in few sizes so that few statements are prepared; the last value is repeated. */
export function inList(values: readonly string[]): { marks: string; params: string[] } {
  const size = SIZES.find((candidate) => candidate >= values.length) ?? PAGE
  const last = values.at(-1) ?? ''
  const params = Array.from({ length: size }, (_, i) => values[i] ?? last)
  return { marks: params.map(() => '?').join(', '), params }
}

export function chunksOf<T>(values: readonly T[], size = PAGE): T[][] {
  const chunks: T[][] = []
  for (let from = 0; from < values.length; from += size) chunks.push(values.slice(from, from + size))
  return chunks
}
