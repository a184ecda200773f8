import type { TenantManifest } from '@bandiera/wire'
import { preload } from 'react-dom'
import type { ModuleLoader } from './loader.ts'
import { kit } from './kit.ts'
import { routeAt } from './route-at.ts'

/** For a link under pointer or focus. All files at once: otherwise each is known only after the one before it ran. */
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
