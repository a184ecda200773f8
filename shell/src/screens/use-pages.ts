import { usePortal } from '@bandiera/platform'
import { menuItems } from '../menu/menu-items.ts'
import { canOpen, routeAt } from '../modules/index.ts'
import { useManifest } from '../shell.ts'
import { testi as comuni } from '../testi.ts'
import { testi } from './testi.ts'

/** A page of the portal as a link. */
export interface PageLink {
  to: string
  label: string
  icon?: string | undefined
}

/** What the side menu of the user holds, and the pages that everybody has. */
export function usePages(): PageLink[] {
  const manifest = useManifest()
  const { usr } = usePortal()
  const own = [
    { to: '/dashboard', label: comuni.titoli.dashboard },
    { to: '/account', label: testi.account },
  ]
  return [
    ...menuItems(manifest, usr).filter(({ popup, whenSome }) => !popup && !whenSome),
    ...own.filter(({ to }) => to === '/dashboard' || canOpen(to, manifest, usr)),
  ]
}

/** Lists that search by `?q=`; those still to be built join them when they do. */
const SEARCHING_LISTS = ['/aziende', '/bandi']

/** The lists of records in which the user can search. */
export function useSearchingLists(): PageLink[] {
  const manifest = useManifest()
  const { usr } = usePortal()
  return SEARCHING_LISTS.filter((to) => canOpen(to, manifest, usr)).map((to) => ({
    to,
    label: routeAt(to, manifest)?.entry.title ?? to,
  }))
}
