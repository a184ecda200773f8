import { federationLoader } from './containers.ts'
import { createModuleLoader, type ModuleLoader } from './fallback.ts'
import { createIntegrity } from './integrity.ts'
import { createReleaseLoader } from './module-loader.ts'
import { Uses } from './uses.ts'

/** The page's loader, on the federation runtime; every script of a module is checked against its release's hashes. */
export function createPageLoader(): ModuleLoader {
  const { add, hashOf } = createIntegrity()
  globalThis.__bandiera_sri = hashOf
  const uses = new Uses()
  const releases = createReleaseLoader({ container: federationLoader(hashOf), hashOf, onLoaded: uses.loaded })
  return createModuleLoader(releases, add, uses)
}
