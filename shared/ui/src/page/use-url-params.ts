import { useCallback, useContext, useMemo } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router-dom'

/** Values by name (an empty text or `null` removes one), or a function from the present parameters to the new ones. */
export type UrlEdit = Readonly<Record<string, string | null>> | ((now: URLSearchParams) => URLSearchParams)

export type ChangeUrl = (edit: UrlEdit, options?: { replace?: boolean }) => void

/** The parameters of this page's address. A change starts from the address of the moment, not of the last render, and does nothing after the page was left. */
export function useUrlParams(): [URLSearchParams, ChangeUrl] {
  const { router, pathname, search } = useThisPage()
  const { search: drawn } = useLocation()
  const params = useMemo(() => new URLSearchParams(drawn), [drawn])
  const change = useCallback<ChangeUrl>(
    (edit, { replace = false } = {}) => {
      const now = search()
      if (now === null) return
      const after = String(edited(edit, new URLSearchParams(now)))
      if (after === String(new URLSearchParams(now))) return
      void router.navigate({ pathname, search: after }, { replace, preventScrollReset: true })
    },
    [router, pathname, search],
  )
  return [params, change]
}

/** The open part of this page (`?modifica=video`). Opening adds a step for the back button; closing does not, nor closes another part. */
export function useUrlOpened(name: string): [string | null, (opened: string | null) => void] {
  const [params, change] = useUrlParams()
  const opened = params.get(name)
  const open = useCallback(
    (next: string | null) => {
      if (next !== null) change({ [name]: next })
      else change((now) => (now.get(name) === opened ? edited({ [name]: null }, now) : now), { replace: true })
    },
    [change, name, opened],
  )
  return [opened, open]
}

/** Opens the next page when work ends, such as that of the new record; does nothing after the person has left this page. */
export function useGoOn(): (to: string, options?: { replace?: boolean }) => Promise<void> {
  const { router, search } = useThisPage()
  return useCallback(
    async (to, options) => {
      if (search() !== null) await router.navigate(to, options)
    },
    [router, search],
  )
}

/** The page of this render; `search` is the present query of its address, `null` once another page was opened. */
function useThisPage() {
  const router = useContext(RouterContext)?.router
  if (!router) throw new Error('The address is changed through a data router.')
  const { pathname } = useLocation()
  const search = useCallback(() => {
    const { location, navigation } = router.state
    const now = navigation.location ?? location
    return now.pathname === pathname ? now.search : null
  }, [router, pathname])
  return { router, pathname, search }
}

function edited(edit: UrlEdit, params: URLSearchParams): URLSearchParams {
  if (typeof edit === 'function') return edit(params)
  for (const [name, value] of Object.entries(edit)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return params
}
