import type { CollectionName } from '@bandiera/domain'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { factOf, type SqlConnection, type SqlEngine, transaction, type Writing } from '../engine.ts'
import { statements } from '../statements.ts'
import { editionOf, isSearched, notIndexedSql, SEARCHED, searchText } from './text.ts'

/** Records of one transaction. */
const BATCH = 200

const unfoundIndex = (coll: CollectionName, edition: string): string => `unfound_${coll}_${edition}`

/** Creates the tables and indexes of the search; inside the transaction that prepares a database. */
export async function prepareSearch(engine: SqlEngine, writer: SqlConnection): Promise<void> {
  for (const coll of SEARCHED) {
    for (const statement of engine.search.tables(coll)) await writer.exec(statement)
    const edition = editionOf(coll)
    const key = `search ${coll}`
    const before = await factOf(writer, key)
    if (before !== '' && before !== edition) await writer.exec(`DROP INDEX IF EXISTS ${unfoundIndex(coll, before)}`)
    await writer.exec(
      `CREATE INDEX IF NOT EXISTS ${unfoundIndex(coll, edition)} ON docs_${coll} (id) WHERE ${notIndexedSql(coll)}`,
    )
    const set = 'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value'
    await writer.run(set, key, edition)
  }
}

/**
 * Writes the texts that are missing or of another release, batch by batch: killed in the middle, the next opening goes on.
 * Nodes of an earlier release go on reading and writing the records.
 */
export async function indexTexts(writing: Writing, batch = BATCH): Promise<void> {
  const { engine, writer } = writing
  for (const coll of SEARCHED) {
    const next = async (): Promise<number> => {
      const rows = await writer.all<{ id: string; doc: string }>(statements.unfoundDocs(coll), batch)
      for (const { id, doc } of rows) {
        await putText(writer, engine, coll, { _id: id, text: searchText(coll, JSON.parse(doc) as object) })
        await writer.run(`UPDATE docs_${coll} SET found_as = ?, found_rev = rev WHERE id = ?`, editionOf(coll), id)
      }
      return rows.length
    }
    for (let done = batch; done === batch; await nextTurn()) {
      if ((await writer.all(statements.unfound(coll), 1)).length === 0) break
      done = await transaction(writing, next)
    }
  }
}

interface Doc {
  _id: string
}

/** The text of a record that is about to be stored; `null` where the index has that text already. */
export async function newText(
  connection: SqlConnection,
  coll: CollectionName,
  { before, after }: { before: Doc | null; after: Doc },
): Promise<string | null> {
  if (!isSearched(coll)) return null
  const text = searchText(coll, after)
  if (!before || searchText(coll, before) !== text) return text
  return (await connection.all(statements.isUnfound(coll), after._id)).length > 0 ? text : null
}

/** Called before the record is deleted: its row number is needed. */
export async function removeText(connection: SqlConnection, coll: CollectionName, id: string): Promise<void> {
  if (!isSearched(coll)) return
  await connection.run(`DELETE FROM find_${coll} WHERE rowid = (SELECT rowid FROM docs_${coll} WHERE id = ?)`, id)
}

/** Called after the record is stored. */
export const putText = (
  connection: SqlConnection,
  { search }: Pick<SqlEngine, 'search'>,
  coll: CollectionName,
  { _id, text }: { _id: string; text: string },
): Promise<void> => connection.run(search.put(coll), search.kept(text), _id)
