import type { TenantManifest } from '@bandiera/wire'
import { matchPath } from 'react-router-dom'
import type { ModuleLoader } from './module-loader.ts'

/**
 * Starts loading the screen behind a path, for a link that the pointer or the focus has reached. A failure is not
 * reported here: nobody asked for the screen yet, and opening it tries again.
 */
export function preloadPath(path: string, manifest: TenantManifest, loader: ModuleLoader): void {
  for (const { id, routes } of manifest.modules) {
    const entry = routes.find((candidate) => matchPath(candidate.path, path))
    if (entry) void loader.part(id, entry.ref).catch(ignore)
  }
}

const ignore = () => {}
