import { collections, type CollectionName } from '@bandiera/domain'
import type { IndexFilter } from '../store/port.ts'
import { guardFilter, isPlain } from './filter-guard.ts'
import { compileQuery } from './mongodb/conditions.ts'

/** `prefilter` narrows by index, `test` decides. */
export interface Filter {
  prefilter: IndexFilter
  /** Of the record as the user sees it: a hidden field never matches. */
  test: (view: object) => boolean
}

export function parseFilter(coll: CollectionName, query: unknown = {}): Filter {
  guardFilter(query)
  return { prefilter: indexFilterOf(coll, query), test: compileQuery(query) }
}

/** Only conditions that every match must meet (top level and `$and`). */
function indexFilterOf(coll: CollectionName, query: Record<string, unknown>): IndexFilter {
  const conditions = conditionsOf(query)
  const ids = textsOf(conditions.find(([path]) => path === '_id')?.[1])
  const anyOf: NonNullable<IndexFilter['anyOf']> = []
  for (const [path, condition] of conditions) {
    const values = collections[coll].indexed.includes(path) ? textsOf(condition) : null
    if (values) anyOf.push({ path, values })
  }
  return { ...(ids ? { ids } : {}), anyOf }
}

function conditionsOf(query: Record<string, unknown>): [string, unknown][] {
  const nested = Array.isArray(query.$and) ? query.$and.filter(isPlain).flatMap(conditionsOf) : []
  return [...Object.entries(query).filter(([name]) => !name.startsWith('$')), ...nested]
}

/** `null` when it demands none of some texts. */
function textsOf(condition: unknown): string[] | null {
  if (typeof condition === 'string') return [condition]
  if (!isPlain(condition)) return null
  const list = '$eq' in condition ? [condition.$eq] : condition.$in
  return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : null
}
