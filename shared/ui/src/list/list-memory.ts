import type { Preferences, SavedView } from '@bandiera/domain'
import { createContext } from 'react'

/** What lists remember of a person, wherever that is kept. */
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

/** Given by the shell, so that choices follow the person; without it a list remembers while it is on show. */
export const ListMemoryContext = createContext<ListMemory | null>(null)
