import type { TenantManifest } from '@bandiera/wire'
import { preload } from 'react-dom'
import type { ModuleLoader } from './loader.ts'
import { kit } from './kit.ts'
import { routeAt } from './route-at.ts'

/**
 * Starts loading the screen behind a path and the parts of the kit that it uses, when the pointer or the focus reaches a link. It
 * requests all files at once: otherwise each would be known only after the previous one ran.
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
