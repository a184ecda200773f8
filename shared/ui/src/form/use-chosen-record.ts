import { useCallback, useEffect } from 'react'
import { useUrlParams } from '../page/use-url-params.ts'

/** The record of this page, in the address. The first one is written there, so that a later one does not replace it while the person reads. */
export function useChosenRecord(key: string, first: string | undefined): [string | undefined, (id: string) => void] {
  const [params, change] = useUrlParams()
  const chosen = params.get(key)
  const choose = useCallback((id: string) => change({ [key]: id }), [key, change])
  useEffect(() => {
    if (!chosen && first) change((now) => firstIn(now, key, first), { replace: true })
  }, [chosen, first, change, key])
  return [chosen ?? first, choose]
}

function firstIn(params: URLSearchParams, key: string, first: string): URLSearchParams {
  if (!params.get(key)) params.set(key, first)
  return params
}
