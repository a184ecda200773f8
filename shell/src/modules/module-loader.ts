import type { InstalledModule, TenantManifest } from '@bandiera/wire'
import type { ModuleDefinition } from '@bandiera/platform'
import type { ComponentType } from 'react'
import { federationLoader, type ContainerLoader } from './containers.ts'
import { checkContract } from './contract.ts'
import { classify, ModuleFailure, type FileIndex } from './failure.ts'
import { absolute, createIntegrity, type HashOf } from './integrity.ts'
import { withRetries } from './retry.ts'

export type Part = ComponentType<object>

/** Loads modules and their parts, once each; a failure is forgotten, so that the next request tries again. */
export interface ModuleLoader {
  /** The module as it declared itself. Rejects with `ModuleFailure`. */
  load: (id: string) => Promise<ModuleDefinition>
  /** A screen or slot part. Rejects with `ModuleFailure`. */
  part: (id: string, ref: string) => Promise<Part>
  /** The part when its code is already here, so that it can be shown without a frame in between. */
  ready: (id: string, ref: string) => Part | undefined
}

/** What a loader stands on; tests give their own. */
export interface LoaderParts {
  container: ContainerLoader
  hashOf: HashOf
  /** Milliseconds between attempts. */
  pauses?: readonly number[]
}

const loaders = new WeakMap<TenantManifest, ModuleLoader>()
const integrity = createIntegrity()
let container: ContainerLoader | undefined

/** The page's loader of these modules. */
export function loaderOf(manifest: TenantManifest): ModuleLoader {
  const known = loaders.get(manifest)
  if (known) return known
  const { hashOf } = integrity
  globalThis.__bandiera_sri = hashOf
  integrity.add(manifest)
  container ??= federationLoader(hashOf)
  const loader = createModuleLoader(manifest, { container, hashOf })
  loaders.set(manifest, loader)
  return loader
}

export function createModuleLoader(manifest: TenantManifest, { container, hashOf, pauses }: LoaderParts): ModuleLoader {
  const modules = once<ModuleDefinition>()
  const parts = once<Part>()
  const arrived = new Map<string, Part>()
  const guarded = <T>(module: InstalledModule, attempt: () => Promise<T>) => {
    const files: FileIndex = { entryUrl: absolute(module.base + module.entry), hashOf }
    return withRetries(attempt, (error) => classify(error, files), pauses)
  }
  const load = (id: string) =>
    modules(id, async () => {
      const module = installed(manifest, id)
      checkContract(module)
      const exported = await guarded(module, () => container(module))
      if (!exported?.default?.refs) throw new ModuleFailure('execution', `${id} exports no declaration`)
      return exported.default
    })
  const part = (id: string, ref: string) =>
    parts(`${id}/${ref}`, async () => {
      const { refs } = await load(id)
      const loadRef = refs[ref]
      if (!loadRef) throw new ModuleFailure('contract', `${id} has no ref ${ref}`)
      const { Component } = await guarded(installed(manifest, id), async () => loadRef())
      arrived.set(`${id}/${ref}`, Component as Part)
      return Component as Part
    })
  return { load, part, ready: (id, ref) => arrived.get(`${id}/${ref}`) }
}

function installed(manifest: TenantManifest, id: string): InstalledModule {
  const module = manifest.modules.find((candidate) => candidate.id === id)
  if (!module) throw new ModuleFailure('contract', `${id} is not installed for ${manifest.tenant.id}`)
  return module
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
