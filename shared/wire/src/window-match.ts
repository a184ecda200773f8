import { foldText } from '@bandiera/domain'
import { readerOf } from './reader-of.ts'
import { filtersOf } from './filters-of.ts'
import type { WindowQuestion } from './window.ts'

/**
 * Whether a record passes search and filters of a question.
 * @param searched where its words are looked for, as dotted paths
 */
export function matcherOf(question: WindowQuestion, searched: readonly string[]): (record: object) => boolean {
  const words = foldText(question.q ?? '')
    .split(' ')
    .filter(Boolean)
  const texts = searched.map((path) => readerOf(question.c, path))
  const filters = filtersOf(question).map(({ path, values }) => ({
    read: readerOf(question.c, path),
    wanted: new Set(values),
  }))
  const textOf = (record: object) => foldText(texts.flatMap((read) => read(record)).join(' '))
  return (record) => {
    if (!filters.every(({ read, wanted }) => read(record).some((value) => wanted.has(String(value))))) return false
    if (words.length === 0) return true
    const text = textOf(record)
    return words.every((word) => text.includes(word))
  }
}
