import { createContext, useContext, type MouseEvent, type ReactNode } from 'react'
import { LinkButton } from './app-link.tsx'
import { ArrowBackIcon } from '../icons.ts'

/** The pages of this tab before the one on screen. Given by the shell. */
export interface WayBack {
  /** The address of a list with the search, filters and order with which it was left last; its path when it was not shown yet. */
  asLeft: (path: string) => string
  /** Goes back to the list where it lies in the history of this tab, so that its place is kept too; false when it does not. */
  goBack: (path: string) => boolean
}

/** Without it a way back leads to the list anew. */
export const WayBackContext = createContext<WayBack | null>(null)

/** The address of a list as it was left. */
export const useAsLeft = (path: string): string => useContext(WayBackContext)?.asLeft(path) ?? path

/** Back to a list as it was left, for pages over a list that the bar has no way back from (`?nuova=1`). */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  const way = useContext(WayBackContext)
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (isPlain && way?.goBack(to)) event.preventDefault()
  }
  return (
    <LinkButton onClick={follow} startIcon={<ArrowBackIcon />} to={useAsLeft(to)}>
      {children}
    </LinkButton>
  )
}
