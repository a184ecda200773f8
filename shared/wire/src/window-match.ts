import { foldText } from '@bandiera/domain'
import { readerOf } from './reader-of.ts'
import { SEARCHED } from './searched.ts'
import type { WindowQuestion } from './window.ts'

/** Values one of which a field must have; a filter without values lets everything pass. */
export interface WindowFilter {
  path: string
  values: readonly string[]
}

/** `f` of a question, taken apart; filters that let everything pass are left out. */
export const filtersOf = ({ f = [] }: WindowQuestion): WindowFilter[] =>
  f.map(filterOf).filter(({ values }) => values.length > 0)

function filterOf(text: string): WindowFilter {
  const [, path = '', op, value = ''] = /^([^:]+):(=|in):(.*)$/s.exec(text) ?? []
  return { path, values: op === '=' ? [value] : value.split(',').filter(Boolean) }
}

/** Whether a record passes search and filters of a question. */
export function matcherOf(question: WindowQuestion): (record: object) => boolean {
  const words = foldText(question.q ?? '')
    .split(' ')
    .filter(Boolean)
  const searched = SEARCHED[question.c].map((path) => readerOf(question.c, path))
  const filters = filtersOf(question).map(({ path, values }) => ({
    read: readerOf(question.c, path),
    wanted: new Set(values),
  }))
  const textOf = (record: object) => foldText(searched.flatMap((read) => read(record)).join(' '))
  return (record) => {
    if (!filters.every(({ read, wanted }) => read(record).some((value) => wanted.has(String(value))))) return false
    if (words.length === 0) return true
    const text = textOf(record)
    return words.every((word) => text.includes(word))
  }
}
