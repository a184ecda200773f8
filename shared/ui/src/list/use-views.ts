import { hrefVista, newId, type VistaSalvata } from '@bandiera/domain'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useUrlParams } from '../parts/use-url-params.ts'
import { useListMemory } from './use-list-memory.ts'
import { listQuery, withQuery } from './views.ts'

export interface Views {
  viste: readonly VistaSalvata[]
  /** The one that the address shows. */
  current: VistaSalvata | undefined
  /** The one that was on show last, when what is on show now comes from it. */
  last: VistaSalvata | undefined
  /** There is something to save. */
  narrowed: boolean
  /** Where a view is, on this page. */
  hrefOf: (vista: VistaSalvata) => string
  save: (nome: string) => Promise<unknown>
  rename: (vista: VistaSalvata, nome: string) => Promise<unknown>
  /** The view becomes what is on show. */
  overwrite: (vista: VistaSalvata) => Promise<unknown>
  /** The list opens with it from now on, or no longer. */
  setDefault: (vista: VistaSalvata, on: boolean) => Promise<unknown>
  remove: (vista: VistaSalvata) => void
}

/** The saved views of one list. */
export function useViews(schermo: string): Views {
  const memory = useListMemory()
  const [params] = useUrlParams()
  const { pathname } = useLocation()
  const query = listQuery(params)
  const viste = memory.viste.filter((one) => one.schermo === schermo)
  const current = viste.find((one) => one.query === query)
  const [lastId, setLastId] = useState(current?.id)
  if (current && current.id !== lastId) setLastId(current.id)
  const address = (part: string) => hrefVista({ pagina: pathname, query: withQuery(params, part) })
  const change = (of: (vista: VistaSalvata) => Partial<VistaSalvata>) =>
    memory.changeViews(memory.viste.map((one) => ({ ...one, ...of(one) })))
  return {
    viste,
    current,
    last: current || query === '' ? undefined : viste.find(({ id }) => id === lastId),
    narrowed: query !== '',
    hrefOf: (vista) => address(vista.query),
    save: (nome) => memory.addView({ id: newId(), schermo, pagina: address(''), nome, query }),
    rename: ({ id }, nome) => change((one) => (one.id === id ? { nome } : {})),
    overwrite: ({ id }) => change((one) => (one.id === id ? { query } : {})),
    setDefault: ({ id }, on) => change((one) => (one.schermo === schermo ? { predefinita: on && one.id === id } : {})),
    remove: ({ id }) => memory.removeView(id),
  }
}
