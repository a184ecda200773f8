import type { TenantManifest } from '@bandiera/wire'
import { preload } from 'react-dom'
import type { ModuleLoader } from './loader.ts'
import { kit } from './kit.ts'
import { routeAt } from './route-at.ts'

/**
 * Starts loading the screen behind a path and what it takes of the kit, for a link that the pointer or the focus has reached. Its files
 * are asked for all at once: each is known only when the one before has run.
 */
export function preloadPath(path: string, manifest: TenantManifest, loader: ModuleLoader): void {
  const found = routeAt(path, manifest)
  if (!found) return
  const { module, entry } = found
  for (const file of [...module.preload, ...(module.screens?.[entry.ref] ?? [])])
    // with the hash that the loader will ask for: otherwise the browser fetches the file twice
    preload(module.base + file, { as: 'script', integrity: module.files[file]?.sri })
  loader.preload(module, entry.ref)
  // the screen asks again, and says so when it fails
  for (const name of module.kit?.[entry.ref] ?? []) kit[name]?.().catch(ignore)
}

const ignore = () => {}
