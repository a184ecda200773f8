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
