import type { TenantManifest } from '@bandiera/wire'
import type { ModuleLoader } from './fallback.ts'
import { routeAt } from './reach.ts'

/** Starts loading the screen behind a path, for a link that the pointer or the focus has reached. */
export function preloadPath(path: string, manifest: TenantManifest, loader: ModuleLoader): void {
  const found = routeAt(path, manifest)
  if (found) loader.preload(found.module, found.entry.ref)
}
