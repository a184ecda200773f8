import { useCallback, useEffect } from 'react'
import { useUrlParams } from '../page/use-url-params.ts'

/**
 * The record this page is about, kept in the address. Without one the first is chosen and written there, so that a record
 * that arrives later does not take its place under the reader's eyes.
 */
export function useChosenRecord(key: string, first: string | undefined): [string | undefined, (id: string) => void] {
  const [params, change] = useUrlParams()
  const chosen = params.get(key)
  const choose = useCallback((id: string) => change({ [key]: id }), [key, change])
  useEffect(() => {
    if (!chosen && first) change((now) => firstIn(now, key, first), { replace: true })
  }, [chosen, first, change, key])
  return [chosen ?? first, choose]
}

/** A choice that is in the address already stays, also when the page does not show it yet. */
function firstIn(params: URLSearchParams, key: string, first: string): URLSearchParams {
  if (!params.get(key)) params.set(key, first)
  return params
}
