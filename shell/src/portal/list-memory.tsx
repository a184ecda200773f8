import type { SavedView } from '@bandiera/domain'
import { useWrites, type WritePatch } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { ListMemoryContext, type ListMemory } from '@bandiera/ui'
import { useMemo, type ReactNode } from 'react'

export function ListMemoryProvider({ children }: { children: ReactNode }) {
  const { usr, notify } = usePortal()
  const { update } = useWrites()
  const id = usr?._id
  const kept = usr?.preferenze
  const memory = useMemo((): ListMemory | null => {
    if (!id) return null
    const keep = (patch: WritePatch) => update('usr', id, patch)
    const keepOrNotify = (patch: WritePatch) =>
      void keep(patch).catch((error: unknown) =>
        notify({ text: error instanceof Error ? error.message : String(error), kind: 'error' }),
      )
    const { colonne = {}, larghezze = {}, visteSalvate: viste = [] } = kept ?? {}
    const set = (all: readonly SavedView[]): WritePatch => ({ set: { 'preferenze.visteSalvate': all } })
    return {
      colonne,
      widths: larghezze,
      viste,
      chooseColumn: (list, column, shown) => keepOrNotify({ set: { [`preferenze.colonne.${list}.${column}`]: shown } }),
      chooseWidth: (list, column, px) => {
        const path = `preferenze.larghezze.${list}.${column}`
        keepOrNotify(px === null ? { unset: [path] } : { set: { [path]: px } })
      },
      resetColumns: (list) => keepOrNotify({ unset: [`preferenze.colonne.${list}`, `preferenze.larghezze.${list}`] }),
      removeView: (view) => keepOrNotify(set(viste.filter((one) => one.id !== view))),
      addView: (vista) => keep({ push: { 'preferenze.visteSalvate': vista } }),
      changeViews: (next) => keep(set(next)),
    }
  }, [id, kept, notify, update])
  return <ListMemoryContext value={memory}>{children}</ListMemoryContext>
}
