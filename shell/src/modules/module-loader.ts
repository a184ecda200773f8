import { createOnDemand } from '@bandiera/ui'
import type { ModuleDefinition } from '@bandiera/platform'
import type { InstalledModule } from '@bandiera/wire'
import type { ComponentType } from 'react'
import type { ContainerLoader } from './containers.ts'
import { checkContract } from './contract.ts'
import { ModuleFailure, type FileIndex } from './failure.ts'
import { absolute, type HashOf } from './integrity.ts'

/** Needed only when something fails. */
export const recovery = createOnDemand(() => import('./recover.ts'))

export type Part = ComponentType<object>

/** Loads releases of modules and their parts, once each; a failure is forgotten, so that the next request tries again. */
export interface ReleaseLoader {
  /** A screen or slot part. Rejects with `ModuleFailure`. */
  part: (module: InstalledModule, ref: string) => Promise<Part>
  /** The part when its code is already here, so that it can be shown without a frame in between. */
  ready: (module: InstalledModule, ref: string) => Part | undefined
}

/** What a loader stands on; tests give their own. */
export interface LoaderParts {
  container: ContainerLoader
  hashOf: HashOf
  /** Milliseconds between attempts. */
  pauses?: readonly number[]
  /** Told once of every release that has come, and how many milliseconds that took. */
  onLoaded?: (module: InstalledModule, milliseconds: number) => void
}

export function createReleaseLoader({ container, hashOf, pauses, onLoaded }: LoaderParts): ReleaseLoader {
  const modules = once<ModuleDefinition>()
  const parts = once<Part>()
  const arrived = new Map<string, Part>()
  const guarded = <T>(module: InstalledModule, attempt: () => Promise<T>) => {
    const files: FileIndex = { entryUrl: absolute(module.base + module.entry), hashOf, hasPrevious: !!module.previous }
    return attempt().catch(async (error: unknown) => {
      if (error instanceof ModuleFailure) throw error
      const { recover } = await recovery.get().catch(unreachable)
      return recover(error, attempt, files, pauses)
    })
  }
  const load = (module: InstalledModule) =>
    modules(module.base, async () => {
      checkContract(module)
      const asked = performance.now()
      const exported = await guarded(module, () => container(module))
      if (!exported?.default?.refs) throw new ModuleFailure('execution', `${module.id} exports no declaration`)
      onLoaded?.(module, performance.now() - asked)
      return exported.default
    })
  const part = (module: InstalledModule, ref: string) =>
    parts(module.base + ref, async () => {
      const { refs } = await load(module)
      const loadRef = refs[ref]
      if (!loadRef) throw new ModuleFailure('contract', `${module.id} has no ref ${ref}`)
      const { Component } = await guarded(module, async () => loadRef())
      arrived.set(module.base + ref, Component as Part)
      return Component as Part
    })
  return { part, ready: (module, ref) => arrived.get(module.base + ref) }
}

/** Not even the shell's own code arrives. */
export function unreachable(error: unknown): never {
  throw new ModuleFailure('network', String(error), error)
}

/** Shares one promise per key among all who ask, and drops it when it rejects. */
function once<T>() {
  const promises = new Map<string, Promise<T>>()
  return (key: string, start: () => Promise<T>): Promise<T> => {
    const known = promises.get(key)
    if (known) return known
    const promise = start()
    promises.set(key, promise)
    promise.catch(() => promises.delete(key))
    return promise
  }
}
