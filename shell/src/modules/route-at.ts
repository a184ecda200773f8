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

export function canOpen(path: string, manifest: TenantManifest, usr: GateUser): boolean {
  const found = routeAt(path, manifest)
  return found !== null && allows(found.entry, manifest, usr)
}
