import { firstRole, sharedScopeOf } from '@bandiera/domain'
import { useHeld, useLiveStatus, useWrites } from '@bandiera/live'
import { usePortal, useUndo } from '@bandiera/platform'
import { ListMemoryContext, type ListMemory } from '@bandiera/ui'
import { useMemo, type ReactNode } from 'react'
import type { ListWrites } from './list-writes.ts'

export function ListMemoryProvider({ children }: { children: ReactNode }) {
  const { usr, notify } = usePortal()
  const writes = useWrites()
  const done = useUndo()
  const held = useHeld('viste')
  const { ready } = useLiveStatus()
  const shared = ready ? held : undefined
  const memory = useMemo((): ListMemory | null => {
    if (!usr) return null
    const { colonne = {}, larghezze = {}, visteSalvate = [] } = usr.preferenze ?? {}
    const scope = sharedScopeOf(firstRole(usr.role))
    // the code of the writes is loaded with the first of them
    const keep = (what: (to: ListWrites) => Promise<unknown>) =>
      import('./list-writes.ts').then(({ listWrites }) => what(listWrites({ usr, writes, done, held })))
    const keepOrNotify = (what: (to: ListWrites) => Promise<unknown>) =>
      void keep(what).catch((error: unknown) =>
        notify({ text: error instanceof Error ? error.message : String(error), kind: 'error' }),
      )
    return {
      colonne,
      widths: larghezze,
      viste: visteSalvate,
      shared,
      shares: scope === 'gestore' ? usr._id : scope === null ? undefined : null,
      chooseColumn: (...given) => keepOrNotify((to) => to.chooseColumn(...given)),
      chooseWidth: (...given) => keepOrNotify((to) => to.chooseWidth(...given)),
      resetColumns: (list) => keepOrNotify((to) => to.resetColumns(list)),
      removeView: (id) => keepOrNotify((to) => to.removeView(id)),
      removeShared: (id) => keepOrNotify((to) => to.removeShared(id)),
      addView: (vista) => keep((to) => to.addView(vista)),
      changeViews: (viste) => keep((to) => to.changeViews(viste)),
      addShared: (vista) => keep((to) => to.addShared(vista)),
      changeShared: (...given) => keep((to) => to.changeShared(...given)),
    }
  }, [usr, held, shared, writes, done, notify])
  return <ListMemoryContext value={memory}>{children}</ListMemoryContext>
}
