import { getInstance } from '@module-federation/enhanced/runtime'
import type { ModuleDefinition } from '@bandiera/platform'
import type { InstalledModule } from '@bandiera/wire'
import type { HashOf } from './integrity.ts'

/** Milliseconds that one file of a module may take. */
export const SCRIPT_TIMEOUT = 8000

export type ContainerLoader = (module: InstalledModule) => Promise<{ default: ModuleDefinition } | null>

/** The container's name carries the version: registering a newer one adds a container and mixes no code. */
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
