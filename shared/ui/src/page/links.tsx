import Button, { type ButtonProps } from '@mui/material/Button'
import Link, { type LinkProps } from '@mui/material/Link'
import { createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { ArrowBackIcon } from '../icons/icons.ts'
import { useGoOn } from './use-url-params.ts'

export function AppLink(props: Omit<LinkProps, 'href'> & { to: string }) {
  return <Link component={RouterLink} {...props} />
}

export function LinkButton(props: Omit<ButtonProps, 'href'> & { to: string }) {
  return <Button component={RouterLink} {...props} />
}

/** The previous pages of this tab. A bare path names the list shown last there, one with parameters exactly that list. */
export interface WayBack {
  /** The address of a list with its last search, filters and order; the given address when it was not shown yet. */
  asLeft: (list: string) => string
  /** Goes back to the list in the history of this tab, so that its scroll position is kept; false when it is not there. */
  goBack: (list: string) => boolean
}

/** Without it a back link opens the list without its last state. */
export const WayBackContext = createContext<WayBack | null>(null)

export const useAsLeft = (to: string): string => useContext(WayBackContext)?.asLeft(to) ?? to

export function useGoBack(to: string): () => void {
  const way = useContext(WayBackContext)
  const list = useAsLeft(to)
  const goOn = useGoOn()
  return () => {
    if (!way?.goBack(to)) void goOn(list)
  }
}

/** Link back to a list with its last state, for pages over a list without a back button in the bar (`?nuova=1`, `?scheda=`). */
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
