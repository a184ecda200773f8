import { createContext, useContext, type ReactNode } from 'react'
import type { Live } from './live.ts'

const LiveContext = createContext<Live | null>(null)

/** Gives the page its one live store. The shell renders it; tests get it from `renderScreen`. */
export function LiveProvider({ live, children }: { live: Live; children: ReactNode }) {
  return <LiveContext value={live}>{children}</LiveContext>
}

/**
 * The page's live store, for reads outside a render (an export, a handler). Screens use the other hooks.
 * @throws when used outside the portal
 */
export function useLive(): Live {
  const live = useContext(LiveContext)
  if (!live) throw new Error('live data exists inside the portal only: render through the shell or renderScreen')
  return live
}
