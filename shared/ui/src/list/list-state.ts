import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Sort } from './columns.ts'

/** What the address says about a list: `q` text, `ord` order, `f` filters as `campo:in:a,b`. */
export interface ListState {
  q: string
  sort: Sort | null
  /** Chosen values by filter; a filter that the address does not name is absent. */
  chosen: ReadonlyMap<string, readonly string[]>
}

export interface ListStateActions {
  setQuery: (q: string) => void
  setSort: (sort: Sort | null) => void
  /** Values by filter; `null` takes a filter out of the address, no value at all means that everything passes. */
  choose: (values: Readonly<Record<string, readonly string[] | null>>) => void
  clear: () => void
}

/** Reads the list state of an address; what it does not know is left alone. */
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

/**
 * Search, order and filters of the list on this page, kept in the address so that a copied link shows the same rows.
 * Typing replaces the address; choosing an order or a filter adds a step for the back button.
 */
export function useListState(): ListState & ListStateActions {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => parseListState(params), [params])
  const change = useCallback(
    (edit: (params: URLSearchParams) => void, replace = false) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          edit(next)
          return next
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  )
  const actions = useMemo(
    (): ListStateActions => ({
      setQuery: (q) => change((next) => put(next, 'q', q), true),
      setSort: (sort) => change((next) => put(next, 'ord', sort ? `${sort.desc ? '-' : ''}${sort.id}` : '')),
      choose: (values) =>
        change((next) => Object.entries(values).forEach(([id, chosen]) => putFilter(next, id, chosen))),
      clear: () => change((next) => ['q', 'f'].forEach((key) => next.delete(key))),
    }),
    [change],
  )
  return useMemo(() => ({ ...state, ...actions }), [state, actions])
}

function put(params: URLSearchParams, key: string, value: string): void {
  if (value) params.set(key, value)
  else params.delete(key)
}

function putFilter(params: URLSearchParams, filter: string, values: readonly string[] | null): void {
  const others = params.getAll('f').filter((text) => !text.startsWith(`${filter}:`))
  params.delete('f')
  for (const text of others) params.append('f', text)
  if (values) params.append('f', values.length === 1 ? `${filter}:=:${values[0]}` : `${filter}:in:${values.join(',')}`)
}
