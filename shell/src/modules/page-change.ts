import { usePortal } from '@bandiera/platform'
import { allows, type GateUser } from '@bandiera/policy'
import type { InstalledModule, TenantManifest } from '@bandiera/wire'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { canOpen, routeAt } from './route-at.ts'
import type { UsedReleases } from './used-releases.ts'
import { useManifest, useShell } from '../shell.ts'
import { useFact, usedReleasesAtom } from '../state.ts'
import type { Effect } from './version-texts.ts'
import { useVisit } from './visit.ts'

export interface OpenPage {
  visit: TenantManifest
  latest: TenantManifest
  uses: UsedReleases
  usr: GateUser
  pathname: string
}

/** Modules on screen in another version; names of what would be missing after a reload; whether the page is among it. */
export function pageChange({ visit, latest, uses, usr, pathname }: OpenPage) {
  const shown = visit.modules.filter(({ id }) => uses.onScreen(id) !== undefined)
  const newer = latest.modules.filter(({ id, base }) => shown.some((one) => one.id === id && one.base !== base))
  const features = shown.flatMap((module) =>
    entriesOnScreen(module, uses, pathname)
      .filter((entry) => allows(entry, visit, usr) && !allows(entry, latest, usr))
      .map(({ feature, title }) => module.features[feature]?.label ?? title),
  )
  const leaves = canOpen(pathname, visit, usr) && !canOpen(pathname, latest, usr)
  // a newer version may drop a page and keep its feature
  const page = leaves && features.length === 0 ? [routeAt(pathname, visit)?.entry.title ?? ''] : []
  return { newer, gone: [...new Set([...features, ...page])], leaves }
}

function entriesOnScreen(module: InstalledModule, uses: UsedReleases, pathname: string) {
  const parts = [...uses.all.values()].filter((use) => use.module.id === module.id).flatMap((use) => [...use.mounted])
  const route = routeAt(pathname, { modules: [module] })?.entry
  return [...(route ? [route] : []), ...module.slots.filter(({ ref }) => parts.some((part) => part.ref === ref))]
}

export function usePageChange() {
  const { catalogue, loader } = useShell()
  const [latest, visit] = [useManifest(), useVisit()]
  const { usr, inPopup } = usePortal()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useFact(usedReleasesAtom)
  const change = pageChange({ visit, latest, uses: loader.uses, usr, pathname })
  if (!usr || change.newer.length + change.gone.length === 0) return null
  /** The start page replaces a page that no longer exists; a popup window closes. */
  const take = () => {
    // remove the old page first: its form would ask whether to leave, its dialog would keep the focus
    flushSync(() => catalogue.takeNow())
    if (!change.leaves) focusPage()
    else if (inPopup) window.close()
    else void navigate('/', { replace: true })
  }
  return { ...change, effect: effectOf(change, inPopup), take }
}

function effectOf({ leaves, gone }: ReturnType<typeof pageChange>, inPopup: boolean): Effect {
  if (leaves) return inPopup ? 'finestra' : 'pagina'
  return gone.length > 0 ? 'parte' : 'versione'
}

/** The button that had the focus is gone with the notice. */
const focusPage = () => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
