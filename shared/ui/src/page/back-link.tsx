import { createContext, useContext, type MouseEvent, type ReactNode } from 'react'
import { LinkButton } from './app-link.tsx'
import { ArrowBackIcon } from '../icons/icons.ts'
import { useGoOn } from './use-url-params.ts'

/**
 * The pages of this tab before the one on screen. Given by the shell. A list is named by its path: then it is the one that was shown
 * last; or by its path with parameters: then it is that one alone.
 */
export interface WayBack {
  /** The address of a list with the search, filters and order with which it was left last; as it is named when it was not shown yet. */
  asLeft: (list: string) => string
  /** Goes back to the list in the history of this tab, so that its scroll position is kept; false when it is not there. */
  goBack: (list: string) => boolean
}

/** Without it a way back leads to the list anew. */
export const WayBackContext = createContext<WayBack | null>(null)

/** The address of a list as it was left. */
export const useAsLeft = (to: string): string => useContext(WayBackContext)?.asLeft(to) ?? to

/** Back to a list as it was left: what Annulla of a form over the list does (`onCancel`). */
export function useGoBack(to: string): () => void {
  const way = useContext(WayBackContext)
  const list = useAsLeft(to)
  const goOn = useGoOn()
  return () => {
    if (!way?.goBack(to)) void goOn(list)
  }
}

/** Back to a list as it was left, for pages over a list that the bar has no way back from (`?nuova=1`, `?scheda=`). */
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
