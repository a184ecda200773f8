import { type SavedView, VIEW_KEY, type Vista } from '@bandiera/domain'
import { use, useMemo, useState } from 'react'
import { useUrlParams } from '../page/use-url-params.ts'
import { ListMemoryContext, type ListMemory } from './list-memory.ts'

/**
 * Choices that lists remember: stored for the person, or only in this component without a provider. While the address names a view with
 * columns, its list has those, and what the person changes is kept beside the view: the usual columns come back with the usual list.
 */
export function useListMemory(): ListMemory {
  const kept = use(ListMemoryContext)
  const here = useMemoryHere()
  const [params] = useUrlParams()
  const view = params.get(VIEW_KEY)
  const memory = kept ?? here
  return useMemo(() => inView(memory, view), [memory, view])
}

/** Under which name a person's columns are kept that differ from those of a view. */
export const columnsInView = (list: string, view: string): string => `${list}~${view}`

function inView(memory: ListMemory, id: string | null): ListMemory {
  // a shell of an earlier release has no widths
  const { colonne = {}, widths = {} } = memory
  const view = id === null ? undefined : viewOf(memory, id)
  if (!view?.colonne && !view?.larghezze) return { ...memory, widths }
  const { schermo } = view
  const own = columnsInView(schermo, id!)
  const nameOf = (list: string) => (list === schermo ? own : list)
  return {
    ...memory,
    colonne: { ...colonne, [schermo]: { ...view.colonne, ...colonne[own] } },
    widths: { ...widths, [schermo]: { ...view.larghezze, ...widths[own] } },
    chooseColumn: (list, column, shown) => memory.chooseColumn(nameOf(list), column, shown),
    chooseWidth: (list, column, px) => memory.chooseWidth(nameOf(list), column, px),
    resetColumns: (list) => memory.resetColumns(nameOf(list)),
  }
}

const viewOf = ({ viste, shared }: ListMemory, id: string): SavedView | Vista | undefined =>
  viste.find((one) => one.id === id) ?? shared?.find(({ _id }) => _id === id)

function useMemoryHere(): ListMemory {
  const [colonne, setColonne] = useState<ListMemory['colonne']>({})
  const [widths, setWidths] = useState<ListMemory['widths']>({})
  const [viste, setViste] = useState<readonly SavedView[]>([])
  return {
    colonne,
    widths,
    viste,
    chooseColumn: (list, column, shown) =>
      setColonne((before) => ({ ...before, [list]: { ...before[list], [column]: shown } })),
    chooseWidth: (list, column, px) =>
      setWidths((before) => {
        const { [column]: _, ...others } = before[list] ?? {}
        return { ...before, [list]: px === null ? others : { ...others, [column]: px } }
      }),
    resetColumns: (list) => {
      setColonne((before) => ({ ...before, [list]: {} }))
      setWidths((before) => ({ ...before, [list]: {} }))
    },
    removeView: (id) => setViste((before) => before.filter((one) => one.id !== id)),
    addView: async (vista) => setViste((before) => [...before, vista]),
    changeViews: async (next) => setViste(next),
  }
}
