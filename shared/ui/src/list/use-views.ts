import { savedViewHref, newId, type SavedView } from '@bandiera/domain'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useUrlParams } from '../page/use-url-params.ts'
import { useListMemory } from './use-list-memory.ts'

export type Views = ReturnType<typeof useViews>

export function useViews(schermo: string) {
  const memory = useListMemory()
  const [params] = useUrlParams()
  const { pathname } = useLocation()
  const query = listQuery(params)
  const viste = memory.viste.filter((one) => one.schermo === schermo)
  const current = viste.find((one) => one.query === query)
  const [lastId, setLastId] = useState(current?.id)
  if (current && current.id !== lastId) setLastId(current.id)
  const address = (part: string) => savedViewHref({ pagina: pathname, query: withQuery(params, part) })
  const change = (of: (vista: SavedView) => Partial<SavedView>) =>
    memory.changeViews(memory.viste.map((one) => ({ ...one, ...of(one) })))
  return {
    viste,
    current,
    /** The view shown last, when the list on screen is a changed form of it. */
    last: current || query === '' ? undefined : viste.find(({ id }) => id === lastId),
    narrowed: query !== '',
    hrefOf: (vista: SavedView) => address(vista.query),
    save: (nome: string) => memory.addView({ id: newId(), schermo, pagina: address(''), nome, query }),
    rename: ({ id }: SavedView, nome: string) => change((one) => (one.id === id ? { nome } : {})),
    overwrite: ({ id }: SavedView) => change((one) => (one.id === id ? { query } : {})),
    setDefault: ({ id }: SavedView, on: boolean) =>
      change((one) => (one.schermo === schermo ? { predefinita: on && one.id === id } : {})),
    remove: ({ id }: SavedView) => memory.removeView(id),
  }
}

const OWN = ['q', 'ord', 'f']

/** The list's part of an address, always written alike, so that two can be compared. */
export function listQuery(params: URLSearchParams): string {
  const own = new URLSearchParams()
  for (const key of OWN) for (const value of params.getAll(key).sort()) if (value) own.append(key, value)
  return own.toString()
}

export function withQuery(params: URLSearchParams, query: string): string {
  const next = new URLSearchParams(params)
  for (const key of OWN) next.delete(key)
  for (const [key, value] of new URLSearchParams(query)) if (OWN.includes(key)) next.append(key, value)
  return next.toString()
}

/** Opens the list once with its default view, when the address has no state of it; without `list` nothing happens. */
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
