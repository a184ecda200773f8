import type { InstalledModule, RouteEntry, TenantManifest } from '@bandiera/wire'
import { matchPath } from 'react-router-dom'
import { allows, type GateUser } from '@bandiera/policy'

export function routeAt(
  path: string,
  { modules }: Pick<TenantManifest, 'modules'>,
): { module: InstalledModule; entry: RouteEntry } | null {
  for (const module of modules) {
    const entry = module.routes.find((candidate) => matchPath({ path: candidate.path, caseSensitive: true }, path))
    if (entry) return { module, entry }
  }
  return null
}

/** The feature of a page that the tenant switched off and that the user would otherwise have; by its path alone, for any id in it. */
export const switchedOffAt = (path: string, manifest: TenantManifest, usr: GateUser): string | undefined =>
  manifest.switchedOff?.find(
    (one) =>
      matchPath({ path: one.path, caseSensitive: true }, path) &&
      allows(one, { ...manifest, features: [one.feature] }, usr),
  )?.label

export function canOpen(path: string, manifest: TenantManifest, usr: GateUser): boolean {
  const found = routeAt(path, manifest)
  return found !== null && allows(found.entry, manifest, usr)
}
