import type { Preferences, SavedView } from '@bandiera/domain'
import { createContext } from 'react'

export interface ListMemory {
  colonne: NonNullable<Preferences['colonne']>
  viste: readonly SavedView[]
  /** These three do not reject: the provider shows their failures. */
  chooseColumn: (list: string, column: string, shown: boolean) => void
  resetColumns: (list: string) => void
  removeView: (id: string) => void
  /** These two reject with a message that can be shown. */
  addView: (vista: SavedView) => Promise<unknown>
  changeViews: (viste: readonly SavedView[]) => Promise<unknown>
}

/** Provided by the shell, so that choices follow the person; without it a list remembers them while it is on screen. */
export const ListMemoryContext = createContext<ListMemory | null>(null)
