import { useMemo } from 'react'
import { useUrlParams } from '../page/use-url-params.ts'
import type { Sort } from './columns.ts'

/** State of a list in the address: `q` text, `ord` order, `f` filters as `campo:in:a,b`. */
export interface ListState {
  q: string
  sort: Sort | null
  /** Chosen values by filter; a filter that the address does not name is absent. */
  chosen: ReadonlyMap<string, readonly string[]>
}

export interface ListStateActions {
  setQuery: (q: string) => void
  setSort: (sort: Sort | null) => void
  /** Values by filter; `null` removes a filter from the address, an empty list lets everything pass. */
  choose: (values: Readonly<Record<string, readonly string[] | null>>) => void
  clear: () => void
}

export function parseListState(params: URLSearchParams): ListState {
  const ord = params.get('ord') ?? ''
  const chosen = new Map<string, readonly string[]>()
  for (const filter of params.getAll('f')) {
    const [, id, op, value] = /^([^:]+):(=|in):(.*)$/.exec(filter) ?? []
    if (id && value !== undefined) chosen.set(id, op === '=' ? [value] : value.split(',').filter(Boolean))
  }
  const sort = ord ? { id: ord.replace(/^-/, ''), desc: ord.startsWith('-') } : null
  return { q: params.get('q') ?? '', sort, chosen }
}

/** The list's state in the address. Typing replaces it; an order or a filter adds a step for the back button. */
export function useListState(): ListState & ListStateActions {
  const [params, change] = useUrlParams()
  const state = useMemo(() => parseListState(params), [params])
  const actions = useMemo(
    (): ListStateActions => ({
      setQuery: (q) => change({ q }, { replace: true }),
      setSort: (sort) => change({ ord: sort && `${sort.desc ? '-' : ''}${sort.id}` }),
      choose: (values) => change((now) => withFilters(now, values)),
      clear: () => change({ q: null, f: null }),
    }),
    [change],
  )
  return useMemo(() => ({ ...state, ...actions }), [state, actions])
}

function withFilters(
  params: URLSearchParams,
  values: Readonly<Record<string, readonly string[] | null>>,
): URLSearchParams {
  for (const [filter, chosen] of Object.entries(values)) {
    const others = params.getAll('f').filter((text) => !text.startsWith(`${filter}:`))
    params.delete('f')
    for (const text of others) params.append('f', text)
    if (chosen) params.append('f', filterText(filter, chosen))
  }
  return params
}

/** A filter as an address and a server read it: `stato:=:aperto`, `stato:in:aperto,chiuso`. */
export const filterText = (id: string, values: readonly string[]): string =>
  values.length === 1 ? `${id}:=:${values[0]}` : `${id}:in:${values.join(',')}`
