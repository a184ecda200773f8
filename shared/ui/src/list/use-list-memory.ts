import type { SavedView } from '@bandiera/domain'
import { use, useState } from 'react'
import { ListMemoryContext, type ListMemory } from './list-memory.ts'

/** Choices that lists remember: stored for the person, or only in this component without a provider. */
export function useListMemory(): ListMemory {
  const kept = use(ListMemoryContext)
  const here = useMemoryHere()
  return kept ?? here
}

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
