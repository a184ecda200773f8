import { foldText, hasWords, searchWords, type CollectionName } from '@bandiera/domain'
import { readerOf } from './reader-of.ts'
import { filtersOf } from './filters-of.ts'
import type { WindowQuestion } from './window.ts'

/** The folded text of a record in which a search looks. @param searched where it looks, as dotted paths */
export function searchTextOf(coll: CollectionName, searched: readonly string[]): (record: object) => string {
  const texts = searched.map((path) => readerOf(coll, path))
  return (record) => foldText(texts.flatMap((read) => read(record)).join(' '))
}

/**
 * Whether a record passes search and filters of a question.
 * @param searched where its words are looked for, as dotted paths
 */
export function matcherOf(question: WindowQuestion, searched: readonly string[]): (record: object) => boolean {
  const words = searchWords(question.q ?? '')
  const textOf = searchTextOf(question.c, searched)
  const filters = filtersOf(question).map(({ path, values }) => ({
    read: readerOf(question.c, path),
    wanted: new Set(values),
  }))
  return (record) => {
    if (!filters.every(({ read, wanted }) => read(record).some((value) => wanted.has(String(value))))) return false
    return words.length === 0 || hasWords(textOf(record), words)
  }
}
