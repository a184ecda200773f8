import { WORD_WITHIN } from '@bandiera/domain'
import type { SearchDialect } from '../search/dialect.ts'

/**
 * Full-text index whose terms are all groups of three characters. Two blanks stand before each word, so that one of one or two
 * letters is such a group too: `  r`, ` ro`.
 */
export const sqliteSearch: SearchDialect = {
  tables: (coll) => [`CREATE VIRTUAL TABLE IF NOT EXISTS find_${coll} USING fts5(text, tokenize='trigram')`],
  put: (coll) => `INSERT OR REPLACE INTO find_${coll} (rowid, text) SELECT rowid, ? FROM docs_${coll} WHERE id = ?`,
  kept: (folded) => `  ${folded.replaceAll(' ', '  ')}`,
  having: (coll, words) => ({
    where: `find_${coll} MATCH ?`,
    params: [words.map((word) => `"${word.padStart(WORD_WITHIN)}"`).join(' AND ')],
  }),
  joined: 'group_concat(rowid)',
}
