import type { CollectionName } from '@bandiera/domain'

/** How an engine keeps folded texts, `find_COLL (rowid, text)`, and finds words in them by an index of three letters each. */
export interface SearchDialect {
  /** Statements that make the index of a collection where it is missing. */
  tables: (coll: CollectionName) => string[]
  /** Keeps a text, in place of the one before. Parameters: the text, the id of its record. */
  put: (coll: CollectionName) => string
  /** The text as it is kept: a word that begins there can be told from one that goes on. */
  kept: (folded: string) => string
  /** The condition on a row of `find_COLL` that has every word, and its parameters. */
  having: (coll: CollectionName, words: readonly string[]) => { where: string; params: string[] }
  /** All row numbers of a query as one text with commas: one row costs the driver less than thousands. */
  joined: string
}
