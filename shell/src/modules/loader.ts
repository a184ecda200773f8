import { CONTRACTS, type ModuleDefinition } from '@bandiera/platform'
import { createOnDemand } from '@bandiera/ui'
import { isSpoken, type InstalledModule } from '@bandiera/wire'
import type { ComponentType } from 'react'
import { federationLoader, type ContainerLoader } from './containers.ts'
import { asFailure, ModuleFailure, type FileIndex } from './failure.ts'
import { absolute, createIntegrity, type HashOf } from './integrity.ts'
import { UsedReleases } from './used-releases.ts'

export const recoveryCode = createOnDemand(() => import('./recovery.ts'))

/** What surrounds a part on screen: the data that its release declares. It loads together with the part. */
export const scopeCode = createOnDemand(() => import('./module-scope.tsx'))

export type Part = ComponentType<object>

export interface Shown {
  Part: Part
  /** The release of this part: the requested one, or the previous one. */
  release: InstalledModule
  failure?: ModuleFailure
}

export type ModuleLoader = ReturnType<typeof createModuleLoader>

/** The page's loader, on the federation runtime; every script of a module is checked against its release's hashes. */
export function createPageLoader(): ModuleLoader {
  const { add, hashOf } = createIntegrity()
  globalThis.__bandiera_sri = hashOf
  const uses = new UsedReleases()
  const releases = createReleaseLoader({ container: federationLoader(hashOf), hashOf, onLoaded: uses.loaded })
  return createModuleLoader(releases, add, uses)
}

/** Parts of modules for the page; of the previous release when the one of the manifest fails.
 * @param add makes the hashes of a release's files known, so that its scripts may run */
export function createModuleLoader(
  releases: ReleaseLoader,
  add: (module: InstalledModule) => void,
  uses = new UsedReleases(),
) {
  const failed = new FailedReleases()
  const known = new Map<string, InstalledModule>()
  const announced = new Set<string>()
  async function partOf(release: InstalledModule, ref: string): Promise<Part> {
    scopeCode.preload()
    const part = await releases.part(release, ref)
    await scopeCode.get().catch(unreachable)
    return part
  }
  async function previous(module: InstalledModule, ref: string, failure: ModuleFailure): Promise<Shown> {
    const { id, base, previous: address } = module
    if (!address) throw failure
    try {
      const release = known.get(base) ?? (await (await recoveryCode.get()).fetchPrevious(id, address))
      known.set(base, release)
      add(release)
      const Part = await partOf(release, ref)
      failed.add(module, failure)
      return { Part, release, failure }
    } catch (error) {
      const release = known.get(base)
      if (release) uses.failed(release, asFailure('execution', error))
      failed.forget(module)
      // report the failure of the release that the tenant runs: people can act on that one
      throw failure
    }
  }
  return {
    uses,
    /** Rejects with the `ModuleFailure` of the requested release when the previous one fails too. */
    async show(module: InstalledModule, ref: string): Promise<Shown> {
      const before = failed.failureOf(module)
      if (before) return previous(module, ref, before)
      add(module)
      try {
        return { Part: await partOf(module, ref), release: module }
      } catch (error) {
        const failure = asFailure('execution', error)
        uses.failed(module, failure)
        return previous(module, ref, failure)
      }
    },
    /** The part when its code is already here, so that it can be shown without a frame in between. */
    ready(module: InstalledModule, ref: string): Shown | undefined {
      const failure = failed.failureOf(module)
      const release = failure ? known.get(module.base) : module
      const Part = release && scopeCode.ready() && releases.ready(release, ref)
      return Part && { Part, release, ...(failure && { failure }) }
    },
    /** Fetches the code ahead of time; a failure is not counted, because no one has asked for the part yet. */
    preload(module: InstalledModule, ref: string) {
      add(module)
      void partOf(module, ref).catch(ignore)
    },
    /** True at the first call for a release. */
    isNews: ({ base }: InstalledModule) => !announced.has(base) && announced.add(base) !== undefined,
    retry: (module: InstalledModule) => failed.forget(module),
    /** Reports that a part crashed on screen. True when the previous release must replace it. */
    crashed(module: InstalledModule, release: InstalledModule, failure: ModuleFailure) {
      uses.failed(release, failure)
      if (failure.kind === 'altered') return false
      const again = release === module && failed.crashed(module) && module.previous !== undefined
      if (again) failed.add(module, failure)
      return again
    },
  }
}

const ignore = () => {}

/** Loads releases of modules and their parts, once each; a failure is forgotten, so that the next request tries again. */
export type ReleaseLoader = ReturnType<typeof createReleaseLoader>

export interface LoaderParts {
  container: ContainerLoader
  hashOf: HashOf
  /** Milliseconds between attempts. */
  pauses?: readonly number[]
  /** Called once for every release that has loaded, with the milliseconds it took. */
  onLoaded?: (module: InstalledModule, milliseconds: number) => void
}

export function createReleaseLoader({ container, hashOf, pauses, onLoaded }: LoaderParts) {
  const modules = once<ModuleDefinition>()
  const parts = once<Part>()
  const arrived = new Map<string, Part>()
  const guarded = <T>(module: InstalledModule, attempt: () => Promise<T>) => {
    const files: FileIndex = { entryUrl: absolute(module.base + module.entry), hashOf, hasPrevious: !!module.previous }
    return attempt().catch(async (error: unknown) => {
      if (error instanceof ModuleFailure) throw error
      const { recover } = await recoveryCode.get().catch(unreachable)
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
  return { part, ready: (module: InstalledModule, ref: string) => arrived.get(module.base + ref) }
}

/** Shares one promise per key among all callers, and drops it when it rejects. */
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

/** Not even the shell's own code arrives. */
function unreachable(error: unknown): never {
  throw new ModuleFailure('network', String(error), error)
}

/** Refuses a module of a contract that this shell does not speak, before its code loads. @throws ModuleFailure */
export function checkContract({ id, contract }: Pick<InstalledModule, 'id' | 'contract'>): void {
  if (!isSpoken(contract, CONTRACTS))
    throw new ModuleFailure('contract', `${id} speaks contract ${contract}, this shell speaks ${CONTRACTS.join(', ')}`)
}

/** Milliseconds, by the page's own clock, in which crashes count together, and for which a release that failed is not tried again. */
export const MEMORY_OF_FAILURES = 300_000
const CRASHES = 3

/** Releases that failed in this page while the previous one works: for a while that one serves their parts at once. */
class FailedReleases {
  readonly #failures = new Map<string, { failure: ModuleFailure; until: number }>()
  readonly #crashes = new Map<string, number[]>()

  failureOf({ base }: InstalledModule): ModuleFailure | undefined {
    const known = this.#failures.get(base)
    return known && performance.now() < known.until ? known.failure : undefined
  }

  add({ base }: InstalledModule, failure: ModuleFailure): void {
    this.#failures.set(base, { failure, until: performance.now() + MEMORY_OF_FAILURES })
  }

  forget({ base }: InstalledModule): void {
    this.#failures.delete(base)
    this.#crashes.delete(base)
  }

  crashed({ base }: InstalledModule): boolean {
    const now = performance.now()
    const crashes = [...(this.#crashes.get(base) ?? []).filter((then) => now - then < MEMORY_OF_FAILURES), now]
    this.#crashes.set(base, crashes)
    return crashes.length >= CRASHES
  }
}
