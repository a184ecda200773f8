import { getInstance } from '@module-federation/enhanced/runtime'
import type { ModuleDefinition } from '@bandiera/platform'
import type { InstalledModule } from '@bandiera/wire'
import type { HashOf } from './integrity.ts'

/** Milliseconds that one file of a module may take. */
export const SCRIPT_TIMEOUT = 8000

/** Fetches the code of a module and answers what its `./module` exports. */
export type ContainerLoader = (module: InstalledModule) => Promise<{ default: ModuleDefinition } | null>

/**
 * Loads modules through the federation runtime. The container's name carries the version, so registering a newer
 * version adds a container instead of mixing the code of two.
 */
export function federationLoader(hashOf: HashOf): ContainerLoader {
  const federation = getInstance()
  if (!federation) throw new Error('the shell was built without module federation')
  federation.registerPlugins([
    { name: 'bandiera-integrity', createScript: ({ url }) => guardedScript(url, hashOf(url)) },
  ])
  return (module) => {
    federation.registerRemotes([{ name: module.container, entry: module.base + module.entry }])
    return federation.loadRemote(`${module.container}/module`)
  }
}

function guardedScript(url: string, integrity: string) {
  const script = document.createElement('script')
  script.src = url
  script.integrity = integrity
  return { script, timeout: SCRIPT_TIMEOUT }
}
