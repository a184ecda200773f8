import { useCallback, useContext, useMemo } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router-dom'

/** Values by name, an empty one or `null` takes it out; or what makes the new parameters of the present ones. */
export type UrlEdit = Readonly<Record<string, string | null>> | ((now: URLSearchParams) => URLSearchParams)

export type ChangeUrl = (edit: UrlEdit, options?: { replace?: boolean }) => void

/**
 * The parameters in the address of this page (`?tab=`), and a function that changes them. A change starts from the address at the
 * moment of the call, not from the one that was drawn: a form whose save ends late keeps the tab that the person has chosen since.
 * Once the person has left the page, a change does nothing. A change adds a step for the back button unless `replace` is set; a
 * change to what the address says already adds none.
 */
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

/**
 * What is open on this page (`?modifica=video`), in the address, so that a command or a link can open it. Opening adds a step for
 * the back button, closing does not. Closing has no effect when another thing was opened since this one was drawn.
 */
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

/** Leads on from this page when work ends, to the record that was made for example; once the page was left, it does nothing. */
export function useGoOn(): (to: string, options?: { replace?: boolean }) => Promise<void> {
  const { router, search } = useThisPage()
  return useCallback(
    async (to, options) => {
      if (search() !== null) await router.navigate(to, options)
    },
    [router, search],
  )
}

/** The page that is being drawn; `search` is what its address says now, `null` once another page was asked for. */
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
