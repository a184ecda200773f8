import type { Preferences, SavedView, Vista } from '@bandiera/domain'
import { createContext } from 'react'

export interface ListMemory {
  colonne: NonNullable<Preferences['colonne']>
  /** Pixels by list and column. */
  widths: NonNullable<Preferences['larghezze']>
  /** The person's own views. */
  viste: readonly SavedView[]
  /** Views of its gestore and of all; absent until they are known. */
  shared?: readonly Vista[] | undefined
  /** Whose shared views the person writes: its id as a gestore, `null` for those of all; absent when it writes none. */
  shares?: string | null | undefined
  /** The calls without a result do not reject: the provider shows their failures. */
  chooseColumn: (list: string, column: string, shown: boolean) => void
  /** `null` gives the column its usual width again. */
  chooseWidth: (list: string, column: string, px: number | null) => void
  /** Columns and their widths. */
  resetColumns: (list: string) => void
  /** These two offer to undo it. */
  removeView: (id: string) => void
  removeShared?: (id: string) => void
  /** These reject with a message that can be shown. */
  addView: (vista: SavedView) => Promise<unknown>
  changeViews: (viste: readonly SavedView[]) => Promise<unknown>
  addShared?: (vista: Vista) => Promise<unknown>
  changeShared?: (id: string, change: Partial<Vista>) => Promise<unknown>
}

/** Provided by the shell, so that choices follow the person; without it a list remembers them while it is on screen. */
export const ListMemoryContext = createContext<ListMemory | null>(null)
