import { useEffect, useRef } from 'react'
import { useUrlParams } from '../parts/use-url-params.ts'
import { useListMemory } from './use-list-memory.ts'
import { listQuery, withQuery } from './views.ts'

/**
 * Opens the list with its default view where the address says nothing of it: once, so that who clears the filters sees
 * everything.
 * @param list under which name the list remembers; nothing happens without one
 */
export function useDefaultView(list: string | undefined): void {
  const { viste } = useListMemory()
  const [, change] = useUrlParams()
  const done = useRef(false)
  useEffect(() => {
    if (done.current || list === undefined) return
    done.current = true
    const vista = viste.find(({ schermo, predefinita }) => schermo === list && predefinita)
    if (vista)
      change((now) => (listQuery(now) === '' ? new URLSearchParams(withQuery(now, vista.query)) : now), {
        replace: true,
      })
  }, [list, viste, change])
}
