import { useMatches } from 'react-router-dom'

/** What the layout knows of a page of the shell, through its route. */
export interface OwnPage {
  title: string
  /** False: a visitor has to say who it is, although the path has a public prefix. */
  isPublic?: boolean
}

/** The shell's own page at this address; nothing on a page of a module. */
export const useOwnPage = (): OwnPage | undefined => useMatches().at(-1)?.handle as OwnPage | undefined
