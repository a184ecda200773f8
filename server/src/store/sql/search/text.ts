import { type CollectionName, COLLECTIONS } from '@bandiera/domain'
import { searchedIn, searchTextOf } from '@bandiera/wire'
import { createHash } from 'node:crypto'

/** Raise it when folding, or what is computed of a record for its search, gives another text than before. */
const EDITION = 1

/** Collections that a search looks into. */
export const SEARCHED: readonly CollectionName[] = COLLECTIONS.filter((coll) => searchedIn(coll).length > 0)

export const isSearched = (coll: CollectionName): boolean => SEARCHED.includes(coll)

const texts = new Map(SEARCHED.map((coll) => [coll, searchTextOf(coll, searchedIn(coll))]))

/** The text that the index keeps of a record. */
export const searchText = (coll: CollectionName, doc: object): string => texts.get(coll)!(doc)

const editions = new Map(
  SEARCHED.map((coll) => {
    const facts = JSON.stringify([EDITION, searchedIn(coll)])
    return [coll, createHash('sha256').update(facts).digest('hex').slice(0, 8)]
  }),
)

/** Identifies the search texts of a release: where a search looks, and how it folds. */
export const editionOf = (coll: CollectionName): string => editions.get(coll) ?? ''

/** Columns of every record: the edition of its text in the index, and the log position of the write that gave it. A node of an earlier release sets neither. */
export const FOUND_COLUMNS = ['found_as', 'found_rev'] as const

/** SQL of the records whose text the index does not keep, or not as this release makes it. */
export const notIndexedSql = (coll: CollectionName): string => `(found_as <> '${editionOf(coll)}' OR found_rev <> rev)`

/** How an engine keeps folded texts, `find_COLL (rowid, text)`, and finds words in them by an index of three letters each. */
export interface SearchDialect {
  /** Statements that make the index of a collection where it is missing. */
  tables: (coll: CollectionName) => string[]
  /** Keeps a text, in place of the one before. Parameters: the text, the id of its record. */
  put: (coll: CollectionName) => string
  /** The text as it is kept: marks distinguish the beginning of a word from its middle. */
  kept: (folded: string) => string
  /** The condition on a row of `find_COLL` that has every word, and its parameters. */
  having: (coll: CollectionName, words: readonly string[]) => { where: string; params: string[] }
  /** All row numbers of a query as one text with commas: one row costs the driver less than thousands. */
  joined: string
}
