import { COLLECTIONS, type CollectionName } from '@bandiera/domain'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SqlConnection, SqlEngine } from '../engine.ts'
import { statements } from '../statements.ts'
import { editionOf, FOUND_COLUMNS, isSearched, notIndexedSql, SEARCHED, searchText } from './text.ts'

/** Records of one transaction. */
const BATCH = 200

const unfoundIndex = (coll: CollectionName, edition: string): string => `unfound_${coll}_${edition}`

/** Tables and indexes of the search, inside the transaction that prepares a database. */
export async function prepareSearch(engine: SqlEngine, writer: SqlConnection): Promise<void> {
  await addColumns(engine, writer)
  for (const coll of SEARCHED) {
    for (const statement of engine.search.tables(coll)) await writer.exec(statement)
    const edition = editionOf(coll)
    const key = `search ${coll}`
    const [before] = await writer.all<{ value: string }>('SELECT value FROM meta WHERE key = ?', key)
    if (before && before.value !== edition)
      await writer.exec(`DROP INDEX IF EXISTS ${unfoundIndex(coll, before.value)}`)
    await writer.exec(
      `CREATE INDEX IF NOT EXISTS ${unfoundIndex(coll, edition)} ON docs_${coll} (id) WHERE ${notIndexedSql(coll)}`,
    )
    const set = 'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value'
    await writer.run(set, key, edition)
  }
}

/** The tables of an earlier release have no such columns; those of PostgreSQL no numbers of their rows. */
async function addColumns(engine: SqlEngine, writer: SqlConnection): Promise<void> {
  const [as, rev] = FOUND_COLUMNS
  for (const coll of COLLECTIONS) {
    const add = (column: string) => writer.exec(`ALTER TABLE docs_${coll} ADD COLUMN ${column}`)
    if (!(await engine.hasColumn(writer, `docs_${coll}`, 'rowid'))) await add(engine.rowid)
    if (await engine.hasColumn(writer, `docs_${coll}`, rev)) continue
    await add(`${as} TEXT NOT NULL DEFAULT ''`)
    await add(`${rev} ${engine.integer} NOT NULL DEFAULT 0`)
  }
}

/**
 * Writes the texts that are missing or of another release, batch by batch: killed in the middle, the next opening goes on.
 * Nodes of an earlier release go on reading and writing the records.
 */
export async function indexTexts(
  engine: SqlEngine,
  writer: SqlConnection,
  { patience, batch = BATCH }: { patience: number; batch?: number },
): Promise<void> {
  for (const coll of SEARCHED)
    for (let left = batch; left === batch; await nextTurn()) {
      if ((await writer.all(statements.unfound(coll), 1)).length === 0) break
      await engine.begin(writer, patience)
      try {
        const rows = await writer.all<{ id: string; doc: string }>(statements.unfoundDocs(coll), batch)
        for (const { id, doc } of rows) {
          await putText(writer, engine, coll, { _id: id, text: searchText(coll, JSON.parse(doc) as object) })
          await writer.run(`UPDATE docs_${coll} SET found_as = ?, found_rev = rev WHERE id = ?`, editionOf(coll), id)
        }
        left = rows.length
        await engine.commit(writer, false)
      } catch (error) {
        await writer.exec('ROLLBACK').catch(() => undefined)
        throw error
      }
    }
}

interface Doc {
  _id: string
}

/**
 * The text that a record is found by once it is stored, where the index has to be written for it. Asked before it is stored.
 * @returns `null` where the index keeps that text already
 */
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

/** Before the record goes. */
export async function removeText(connection: SqlConnection, coll: CollectionName, id: string): Promise<void> {
  if (!isSearched(coll)) return
  await connection.run(`DELETE FROM find_${coll} WHERE rowid = (SELECT rowid FROM docs_${coll} WHERE id = ?)`, id)
}

/** The text of a record that is stored. */
export const putText = (
  connection: SqlConnection,
  { search }: Pick<SqlEngine, 'search'>,
  coll: CollectionName,
  { _id, text }: { _id: string; text: string },
): Promise<void> => connection.run(search.put(coll), search.kept(text), _id)
