import type { TenantManifest } from '@bandiera/wire'
import type { ModuleLoader } from './module-loader.ts'
import { routeAt } from './reach.ts'

/**
 * Starts loading the screen behind a path, for a link that the pointer or the focus has reached. A failure is not
 * reported here: nobody asked for the screen yet, and opening it tries again.
 */
export function preloadPath(path: string, manifest: TenantManifest, loader: ModuleLoader): void {
  const found = routeAt(path, manifest)
  if (found) void loader.part(found.module.id, found.entry.ref).catch(ignore)
}

const ignore = () => {}
