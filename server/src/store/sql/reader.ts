import { COLLECTIONS, type CollectionName } from '@bandiera/domain'
import type { Change, Held, Prefilter, Reader } from '../port.ts'
import type { SqlConnection, SqlEngine } from './engine.ts'
import { changeOf, storedOf, type DocRow, type LogRow } from './rows.ts'
import { scanRecords } from './scan.ts'
import { foundIds } from './search/found.ts'
import { secretKey } from './secret-key.ts'
import { statements } from './statements.ts'

/** Reads on one connection: the committed state, or inside a transaction what it has written so far. */
export function createReader(connection: SqlConnection, { search }: Pick<SqlEngine, 'search'>): Reader {
  return {
    get: async <C extends CollectionName>(coll: C, id: string) => {
      const [row] = await connection.all<DocRow>(statements.get(coll), id)
      return row ? storedOf<C>(row) : null
    },
    scan: <C extends CollectionName>(coll: C, prefilter?: Prefilter) => scanRecords(connection, coll, prefilter),
    found: (coll, words, most) => foundIds(connection, search, { coll, words, most }),
    secret: async (space, key) => {
      const sql = 'SELECT value FROM secrets WHERE space = ? AND key = ?'
      const [row] = await connection.all<{ value: string }>(sql, space, secretKey(key))
      return row ? (JSON.parse(row.value) as unknown) : null
    },
    secrets: async (space) => {
      const sql = 'SELECT key, value FROM secrets WHERE space = ? ORDER BY key'
      const rows = await connection.all<{ key: string; value: string }>(sql, space)
      return rows.map(({ key, value }) => ({ key, value: JSON.parse(value) as unknown }))
    },
  }
}

/** See `Store.held`. */
export async function heldIn(
  connection: SqlConnection,
  { bytesOf, fieldOf, integer }: Pick<SqlEngine, 'bytesOf' | 'fieldOf' | 'integer'>,
): Promise<Held[]> {
  const held: Held[] = []
  for (const coll of COLLECTIONS) {
    const sql = `SELECT ${fieldOf('doc', 'aggiornatoDa')} AS author, COUNT(*) AS records,
      CAST(SUM(${bytesOf('doc')}) AS ${integer}) AS bytes FROM docs_${coll} GROUP BY 1`
    const rows = await connection.all<{ author: string | null; records: number; bytes: number }>(sql)
    for (const { author, records, bytes } of rows)
      held.push({ coll, by: author, records: Number(records), bytes: Number(bytes) })
  }
  return held
}

/** Position of the last entry of the log; 0 while it is empty. */
export async function lastSeq(connection: SqlConnection): Promise<number> {
  const [row] = await connection.all<{ seq: number | null }>(statements.lastSeq)
  return row?.seq ?? 0
}

export async function changesSince(connection: SqlConnection, seq: number, limit: number): Promise<Change[]> {
  const rows = await connection.all<LogRow>(statements.changes, seq, limit)
  // what a cut left of an old position has gaps: nobody can go on from there
  const gap = rows.findLastIndex((row, n) => n > 0 && row.seq !== rows[n - 1]!.seq + 1)
  return rows.slice(Math.max(gap, 0)).map(changeOf)
}

export async function changesOf(
  connection: SqlConnection,
  coll: CollectionName,
  id: string,
  limit: number,
): Promise<Change[]> {
  return (await connection.all<LogRow>(statements.changesOf, coll, id, limit)).map(changeOf)
}

export async function deletionsSince(connection: SqlConnection, since: string, limit: number): Promise<Change[]> {
  return (await connection.all<LogRow>(statements.deletions, since, limit)).map(changeOf)
}
