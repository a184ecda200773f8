import { createContext, type MouseEvent, use, useSyncExternalStore } from 'react'

/** Which row of a list is shown beside it. Outside of React state, so that a choice draws two rows and the panel, not the list. */
export interface RowStore {
  get: () => string | null
  set: (id: string | null) => void
  subscribe: (onChange: () => void) => () => void
}

export function createRowStore(first: string | null): RowStore {
  let chosen = first
  const listeners = new Set<() => void>()
  return {
    get: () => chosen,
    set(id) {
      if (id === chosen) return
      chosen = id
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

interface Rows {
  store: RowStore
  panelId: string
  choose: (id: string, enter: boolean) => void
}

export const RowsContext = createContext<Rows | null>(null)

export interface RowChoice {
  chosen: boolean
  choose: () => void
  /** For the button of the row; the keyboard opens with it and goes on in the panel. */
  button: {
    'aria-controls': string
    'aria-expanded': boolean
    'data-row-button': string
    onClick: (event: MouseEvent) => void
  }
}

/** The choice of a row in a `MasterDetail`; `null` in a list that has no panel. Draws the row again when its own choice changes. */
export function useRowChoice(id: string): RowChoice | null {
  const rows = use(RowsContext)
  const chosen = useSyncExternalStore(rows?.store.subscribe ?? never, () => rows?.store.get() === id)
  if (!rows) return null
  return {
    chosen,
    choose: () => rows.choose(id, false),
    button: {
      'aria-controls': rows.panelId,
      'aria-expanded': chosen,
      'data-row-button': id,
      // a key makes a click without a count
      onClick: ({ detail }) => rows.choose(id, detail === 0),
    },
  }
}

const never = () => () => undefined
