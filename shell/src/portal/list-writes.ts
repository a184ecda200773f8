import type { SavedView, Usr, Vista } from '@bandiera/domain'
import type { WritePatch, Writes } from '@bandiera/live'
import type { useUndo } from '@bandiera/platform'

interface Facts {
  usr: Usr
  writes: Writes
  done: ReturnType<typeof useUndo>
  /** Shared views. */
  held: readonly Vista[]
}

export type ListWrites = ReturnType<typeof listWrites>

/** How what lists remember is stored: in the person's preferences, and shared views as records of their own. */
export function listWrites({ usr, writes, done, held }: Facts) {
  const keep = (patch: WritePatch) => writes.update('usr', usr._id, patch)
  const setViews = (all: readonly SavedView[]) => keep({ set: { 'preferenze.visteSalvate': all } })
  return {
    chooseColumn: (list: string, column: string, shown: boolean) =>
      keep({ set: { [`preferenze.colonne.${list}.${column}`]: shown } }),
    chooseWidth(list: string, column: string, px: number | null) {
      const path = `preferenze.larghezze.${list}.${column}`
      return keep(px === null ? { unset: [path] } : { set: { [path]: px } })
    },
    resetColumns: (list: string) => keep({ unset: [`preferenze.colonne.${list}`, `preferenze.larghezze.${list}`] }),
    async removeView(id: string) {
      const viste = usr.preferenze?.visteSalvate ?? []
      const operation = await setViews(viste.filter((one) => one.id !== id))
      done(deleted(viste.find((one) => one.id === id)), [operation])
    },
    async removeShared(id: string) {
      const operation = await writes.remove('viste', id)
      done(deleted(held.find(({ _id }) => _id === id)), [operation])
    },
    addView: (vista: SavedView) => keep({ push: { 'preferenze.visteSalvate': vista } }),
    changeViews: (next: readonly SavedView[]) => setViews(next),
    addShared: (vista: Vista) => writes.insert('viste', vista),
    changeShared: (id: string, part: Partial<Vista>) => writes.update('viste', id, { set: part }),
  }
}

const deleted = (vista: { nome: string } | undefined): string => `Vista «${vista?.nome ?? ''}» eliminata.`
