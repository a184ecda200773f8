import type { CollectionName } from '@bandiera/domain'
import type { SqlConnection } from '../engine.ts'
import { statements } from '../statements.ts'
import type { SearchDialect } from './dialect.ts'
import { isSearched } from './text.ts'

/**
 * Ids of all records whose text has every word, and of those whose text is not kept: a node of an earlier release wrote them.
 * @returns `null` where there are more than `most`, or no index
 */
export async function foundIds(
  connection: SqlConnection,
  { having }: SearchDialect,
  { coll, words, most }: { coll: CollectionName; words: readonly string[]; most: number },
): Promise<string[] | null> {
  if (!isSearched(coll) || words.length === 0) return null
  // first: one whose text is written meanwhile is found by it
  const unknown = await connection.all<{ id: string }>(statements.unfound(coll), most + 1)
  const { where, params } = having(coll, words)
  const rows = await connection.all<{ id: string | null }>(statements.found(coll, where), ...params, most + 1)
  if (rows.length + unknown.length > most) return null
  return [...new Set([...unknown, ...rows].flatMap(({ id }) => id ?? []))]
}
