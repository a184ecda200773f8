import type { Preferences, SavedView } from '@bandiera/domain'
import { createContext } from 'react'

export interface ListMemory {
  colonne: NonNullable<Preferences['colonne']>
  /** Pixels by list and column. */
  widths: NonNullable<Preferences['larghezze']>
  viste: readonly SavedView[]
  /** These four do not reject: the provider shows their failures. */
  chooseColumn: (list: string, column: string, shown: boolean) => void
  /** `null` gives the column its usual width again. */
  chooseWidth: (list: string, column: string, px: number | null) => void
  /** Columns and their widths. */
  resetColumns: (list: string) => void
  removeView: (id: string) => void
  /** These two reject with a message that can be shown. */
  addView: (vista: SavedView) => Promise<unknown>
  changeViews: (viste: readonly SavedView[]) => Promise<unknown>
}

/** Provided by the shell, so that choices follow the person; without it a list remembers them while it is on screen. */
export const ListMemoryContext = createContext<ListMemory | null>(null)
