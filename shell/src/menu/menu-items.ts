import { allows, type GateUser } from '@bandiera/policy'
import type { MenuEntry, TenantManifest } from '@bandiera/wire'
import { matchPath } from 'react-router-dom'
import { texts } from '../texts.ts'

export interface MenuItem extends MenuEntry {
  module: string
}

/** Entries of a user's side menu (spec §2), in order: data of the manifest, no module code has run. The dashboard is first (an addition). */
export function menuItems(manifest: TenantManifest, usr: GateUser): MenuItem[] {
  const { variante } = manifest.tenant
  const entries = manifest.modules
    .flatMap((module) => module.menu.map((entry) => ({ ...entry, module: module.id })))
    .filter((entry) => allows(entry, manifest, usr))
    .map((entry) => ({ ...entry, label: (variante && entry.labelPerVariante?.[variante]) ?? entry.label }))
    .toSorted((a, b) => a.order - b.order || a.label.localeCompare(b.label, 'it'))
  return usr ? [dashboard, ...entries] : entries
}

/** Letters of the shell's own pages; no module may take them. */
export const OWN_KEYS = { dashboard: 'd', account: 'm' } as const

const dashboard: MenuItem = {
  module: '',
  id: 'dashboard',
  feature: '',
  label: texts.titoli.dashboard,
  to: '/dashboard',
  icon: 'griglia',
  order: 0,
  key: OWN_KEYS.dashboard,
}

/** Whether the page at `pathname` belongs to the entry: its own page, or a detail page of the same feature. */
export function isCurrent(item: MenuItem, manifest: TenantManifest, pathname: string): boolean {
  if (matchPath(item.to, pathname)) return true
  const module = manifest.modules.find(({ id }) => id === item.module)
  const route = module?.routes.find(({ path }) => matchPath(path, pathname))
  const listed = module?.menu.some(({ to }) => matchPath(to, pathname))
  return route?.feature === item.feature && !listed
}
