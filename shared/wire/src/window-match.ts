import { foldText } from '@bandiera/domain'
import { valuesAt } from './values-at.ts'
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
  const searched = SEARCHED[question.c].map((path) => path.split('.'))
  const filters = filtersOf(question).map(({ path, values }) => ({ path: path.split('.'), values: new Set(values) }))
  const textOf = (record: object) => foldText(searched.flatMap((path) => valuesAt(record, path)).join(' '))
  return (record) => {
    if (!filters.every(({ path, values }) => valuesAt(record, path).some((value) => values.has(String(value)))))
      return false
    if (words.length === 0) return true
    const text = textOf(record)
    return words.every((word) => text.includes(word))
  }
}
