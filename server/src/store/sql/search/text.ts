import { type CollectionName, COLLECTIONS } from '@bandiera/domain'
import { searchedIn, searchTextOf } from '@bandiera/wire'
import { createHash } from 'node:crypto'

/** Raise it when folding or `searchTextOf` gives another text than before. */
const EDITION = 1

export const SEARCHED: readonly CollectionName[] = COLLECTIONS.filter((coll) => searchedIn(coll).length > 0)

export const isSearched = (coll: CollectionName): boolean => SEARCHED.includes(coll)

const texts = new Map(SEARCHED.map((coll) => [coll, searchTextOf(coll, searchedIn(coll))]))

export const searchText = (coll: CollectionName, doc: object): string => texts.get(coll)!(doc)

const editions = new Map(
  SEARCHED.map((coll) => {
    const facts = JSON.stringify([EDITION, searchedIn(coll)])
    return [coll, createHash('sha256').update(facts).digest('hex').slice(0, 8)]
  }),
)

/** Identifies the search texts of a release: where a search looks, and how it folds. */
export const editionOf = (coll: CollectionName): string => editions.get(coll) ?? ''

/** SQL of the records whose text is missing in the index, or of another release: nodes of earlier releases set neither column. */
export const notIndexedSql = (coll: CollectionName): string => `(found_as <> '${editionOf(coll)}' OR found_rev <> rev)`

/** How an engine keeps folded texts, `find_COLL (rowid, text)`, and finds words by an index of groups of three letters. */
export interface SearchDialect {
  /** Statements that create what is missing. */
  tables: (coll: CollectionName) => string[]
  /** Inserts or replaces a text. Parameters: the text, the id of its record. */
  put: (coll: CollectionName) => string
  /** The stored text: marks distinguish the beginning of a word from its middle. */
  kept: (folded: string) => string
  /** The condition on a row of `find_COLL` that has every word. */
  having: (coll: CollectionName, words: readonly string[]) => { where: string; params: string[] }
  /** SQL of all row numbers as one text with commas: one row costs the driver less than thousands. */
  joined: string
}
