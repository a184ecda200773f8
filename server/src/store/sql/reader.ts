import {
  aziendaIdOfPratica,
  type CollectionName,
  COLLECTIONS,
  type Collections,
  collections,
  valuesAt,
} from '@bandiera/domain'
import type { Change, Held, ChangeKind, IndexFilter, Reader, Stored } from '../port.ts'
import type { SqlConnection, SqlEngine, SqlValue } from './engine.ts'
import { foundIds } from './search/found.ts'
import { secretKey, chunksOf, inList, PAGE, statements } from './statements.ts'
import { withAccess } from './last-access.ts'

export function createReader(connection: SqlConnection, { search }: Pick<SqlEngine, 'search'>): Reader {
  return {
    get: async <C extends CollectionName>(coll: C, id: string) => {
      const [row] = await connection.all<DocRow>(statements.get(coll), id)
      return row ? storedOf<C>(row) : null
    },
    scan: <C extends CollectionName>(coll: C, prefilter?: IndexFilter) => scanRecords(connection, coll, prefilter),
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
  // a cut leaves gaps before the floor: no client can go on from there
  const gap = rows.findLastIndex((row, n) => n > 0 && row.seq !== rows[n - 1]!.seq + 1)
  return rows.slice(Math.max(gap, 0)).map(changeOf)
}

export const changesIn = async (connection: SqlConnection, sql: string, ...params: SqlValue[]): Promise<Change[]> =>
  (await connection.all<LogRow>(sql, ...params)).map(changeOf)

interface DocRow {
  id: string
  rev: number
  aud: string
  doc: string
  access?: string | null
}

interface LogRow {
  seq: number
  coll: CollectionName
  id: string
  op: ChangeKind
  before: string | null
  after: string | null
  at: string
  author: string | null
  access: string | null
}

// rows are trusted: only our own writer writes them
const storedOf = <C extends CollectionName>(row: DocRow): Stored<C> => ({
  rev: row.rev,
  audience: JSON.parse(row.aud) as string[],
  doc: withAccess(JSON.parse(row.doc) as Collections[C], row.access),
})

const changeOf = (row: LogRow): Change => ({
  seq: row.seq,
  coll: row.coll,
  id: row.id,
  op: row.op,
  before: imageOf(row.before, row.access),
  after: imageOf(row.after, row.access),
  at: row.at,
  by: row.author,
})

function imageOf(text: string | null, access: string | null): Stored | null {
  if (text === null) return null
  const stored = JSON.parse(text) as Stored
  return { ...stored, doc: withAccess(stored.doc, access) }
}

/** Sorts after every id. */
const TOP = '\u{10ffff}'

/** By `_id` descending, page by page; an id list or an indexed value narrows first, then the audience. */
async function* scanRecords<C extends CollectionName>(
  connection: SqlConnection,
  coll: C,
  { tokens, ids, anyOf = [], below = TOP }: IndexFilter = {},
): AsyncGenerator<Stored<C>> {
  const held = tokens && new Set(tokens)
  for await (const rows of pages()) {
    for (const row of rows) {
      const stored = storedOf<C>(row)
      if (!held || stored.audience.some((name) => held.has(name))) yield stored
    }
  }

  async function* pages(): AsyncGenerator<DocRow[]> {
    if (ids || anyOf.length > 0)
      return yield* pagesOfIds(chunksOf((await listedIds(connection, coll, ids, anyOf)).filter((id) => id < below)))
    if (held) return yield* pagesOfIds(heldPages(connection, coll, [...held].map(indexedFilter), below))
    for (let rows = await pageBelow(below); rows.length > 0; rows = await pageBelow(rows.at(-1)!.id)) yield rows
  }
  async function* pagesOfIds(chunks: Iterable<string[]> | AsyncIterable<string[]>): AsyncGenerator<DocRow[]> {
    for await (const chunk of chunks) {
      const { marks, params } = inList(chunk)
      const rows = await connection.all<DocRow>(statements.byIds(coll, marks), ...params)
      yield rows.sort((a, b) => descending(a.id, b.id))
    }
  }
  function pageBelow(id: string): Promise<DocRow[]> {
    return connection.all<DocRow>(statements.page(coll), id)
  }
}

async function listedIds(
  connection: SqlConnection,
  coll: CollectionName,
  ids: readonly string[] | undefined,
  anyOf: NonNullable<IndexFilter['anyOf']>,
): Promise<string[]> {
  let listed = ids && new Set(ids)
  for (const { path, values } of anyOf) {
    const found = new Set<string>()
    for (const chunk of chunksOf(values.map(indexedFilter))) {
      const { marks, params } = inList(chunk)
      const rows = await connection.all<{ id: string }>(statements.idsAnyOf(marks), coll, path, ...params)
      for (const { id } of rows) if (!listed || listed.has(id)) found.add(id)
    }
    listed = found
  }
  return [...(listed ?? [])].sort(descending)
}

/** Pages of ids whose audience holds one of the tokens: the first page of each token holds the first of them all. */
async function* heldPages(
  connection: SqlConnection,
  coll: CollectionName,
  tokens: string[],
  below: string,
): AsyncGenerator<string[]> {
  for (;;) {
    const found = new Set<string>()
    for (const name of tokens) {
      const rows = await connection.all<{ id: string }>(statements.idsHeld, coll, AUDIENCE_PATH, name, below)
      for (const { id } of rows) found.add(id)
    }
    const page = [...found].sort(descending).slice(0, PAGE)
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    below = page[PAGE - 1]!
  }
}

const descending = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0)

/** Path under which the tokens of a record's audience are indexed; no document path starts with `$`. */
const AUDIENCE_PATH = '$aud'

/** Characters of a value that an index compares. */
const COMPARED = 300

/** A value as an index keeps it: short, and without NUL. Several values may look the same, so that an index finds a superset. */
const indexedFilter = (value: string): string => value.slice(0, COMPARED).replaceAll('\0', '\uFFFD')

interface Entry {
  path: string
  val: string
}

/** One per indexed value, several for an array, and one per audience token. */
export function entriesOf<C extends CollectionName>(
  coll: C,
  doc: Collections[C],
  audience: readonly string[],
): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  const add = (path: string, value: string): void => {
    const val = indexedFilter(value)
    entries.set(`${path}\n${val}`, { path, val })
  }
  for (const val of audience) add(AUDIENCE_PATH, val)
  for (const path of collections[coll].indexed) for (const val of textsAt(coll, doc, path)) add(path, val)
  return entries
}

function textsAt(coll: CollectionName, doc: { _id: string }, path: string): string[] {
  // spec §3: the company of a case file is the second part of its `_id`, not a field
  if (coll === 'pratiche' && path === 'aziendaId') return [aziendaIdOfPratica(doc._id)]
  return valuesAt(doc, path.split('.')).filter((value) => typeof value === 'string')
}
