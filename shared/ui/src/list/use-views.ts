import { hrefVista, newId, type VistaSalvata } from '@bandiera/domain'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useListMemory } from './use-list-memory.ts'
import { listQuery, withQuery } from './views.ts'

export interface Views {
  viste: readonly VistaSalvata[]
  /** The one that the address shows. */
  current: VistaSalvata | undefined
  /** There is something to save. */
  narrowed: boolean
  /** Where a view is, on this page. */
  hrefOf: (vista: VistaSalvata) => string
  save: (nome: string) => Promise<unknown>
  rename: (vista: VistaSalvata, nome: string) => Promise<unknown>
  remove: (vista: VistaSalvata) => void
}

/** The saved views of one list. */
export function useViews(schermo: string): Views {
  const memory = useListMemory()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const query = listQuery(params)
  const viste = memory.viste.filter((one) => one.schermo === schermo)
  const address = (part: string) => hrefVista({ pagina: pathname, query: withQuery(params, part) })
  return {
    viste,
    current: viste.find((one) => one.query === query),
    narrowed: query !== '',
    hrefOf: (vista) => address(vista.query),
    save: (nome) => memory.addView({ id: newId(), schermo, pagina: address(''), nome, query }),
    rename: ({ id }, nome) => memory.renameView(id, nome),
    remove: ({ id }) => memory.removeView(id),
  }
}
