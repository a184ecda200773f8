import { allows, type Who } from '@bandiera/policy'
import type { InstalledModule, TenantManifest } from '@bandiera/wire'
import { canOpen, routeAt } from './reach.ts'
import type { Uses } from './uses.ts'

/** What the tenant's newest modules change of a page that is open. */
export interface PageChange {
  /** Modules that are on screen in another version. */
  newer: InstalledModule[]
  /** What is on screen and would not come any more, by the names that people know. */
  gone: string[]
  /** The page at this address is among it. */
  leaves: boolean
}

/** An open page: what it is made of, and what it would be made of now. */
export interface OpenPage {
  visit: TenantManifest
  latest: TenantManifest
  uses: Uses
  usr: Who
  pathname: string
}

export function pageChange({ visit, latest, uses, usr, pathname }: OpenPage): PageChange {
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

/** Entries of a module that are on screen: the route of this address, and parts in slots. */
function entriesOnScreen(module: InstalledModule, uses: Uses, pathname: string) {
  const parts = [...uses.all.values()].filter((use) => use.module.id === module.id).flatMap((use) => [...use.mounted])
  const route = routeAt(pathname, { modules: [module] })?.entry
  return [...(route ? [route] : []), ...module.slots.filter(({ ref }) => parts.some((part) => part.ref === ref))]
}
