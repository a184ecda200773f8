import type { CollectionName } from '@bandiera/domain'
import type { Prefilter, Stored } from '../port.ts'
import type { SqlConnection } from './engine.ts'
import { AUDIENCE_PATH, indexable } from './entries.ts'
import { storedOf, type DocRow } from './rows.ts'
import { chunksOf, inList, PAGE, statements } from './statements.ts'

/** Sorts after every id. */
const TOP = '\u{10ffff}'

/** Records by `_id` descending, page by page; an id list or an indexed value narrows first, then the audience. */
export async function* scanRecords<C extends CollectionName>(
  connection: SqlConnection,
  coll: C,
  { tokens, ids, anyOf = [], below = TOP }: Prefilter = {},
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
    if (held) return yield* pagesOfIds(heldPages(connection, coll, [...held].map(indexable), below))
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

/** Ids that meet every condition, sorted. */
async function listedIds(
  connection: SqlConnection,
  coll: CollectionName,
  ids: readonly string[] | undefined,
  anyOf: NonNullable<Prefilter['anyOf']>,
): Promise<string[]> {
  let listed = ids && new Set(ids)
  for (const { path, values } of anyOf) {
    const found = new Set<string>()
    for (const chunk of chunksOf(values.map(indexable))) {
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
