import { useLocation, useMatches } from 'react-router-dom'
import { useCell } from '../cell.ts'
import { useShell } from '../shell.ts'
import { testi } from '../testi.ts'

/** A title that a screen set, and the page it was meant for. */
export interface ScreenTitle {
  pathname: string
  title: string
}

/** Title of the page now: what its screen set, else the title of its route. */
export function usePageTitle(): string {
  const { title } = useShell()
  const set = useCell(title)
  const { pathname } = useLocation()
  const handle = useMatches().at(-1)?.handle as { title?: string } | undefined
  if (set?.pathname === pathname) return set.title
  return handle?.title ?? testi.nonTrovato
}
