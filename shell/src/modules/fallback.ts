import { createOnDemand } from '@bandiera/ui'
import type { InstalledModule } from '@bandiera/wire'
import { asFailure, type ModuleFailure } from './failure.ts'
import { GivenUp } from './given-up.ts'
import { unreachable, type Part, type ReleaseLoader } from './module-loader.ts'
import { Uses } from './uses.ts'

/** The way back to the release before. */
export const wayBack = createOnDemand(() => import('./previous.ts'))

/** What stands around a part on screen: the data that its release declares. It comes while the part comes. */
export const scoping = createOnDemand(() => import('./scope/module-scope.tsx'))

/** A part as it goes on screen. */
export interface Shown {
  Part: Part
  /** Where it comes from: the release that was asked for, or the one before it. */
  release: InstalledModule
  /** Why it is the one before. */
  failure?: ModuleFailure
}

/** Parts of modules for the page, of the previous release when the one of the manifest fails. */
export interface ModuleLoader {
  /** Rejects with the `ModuleFailure` of the release that was asked for, when the previous one does not help either. */
  show: (module: InstalledModule, ref: string) => Promise<Shown>
  /** The part when its code is already here, so that it can be shown without a frame in between. */
  ready: (module: InstalledModule, ref: string) => Shown | undefined
  /** Fetches the code ahead of time; nobody asked yet, so a failure is not counted. */
  preload: (module: InstalledModule, ref: string) => void
  /** The next request tries the release itself again. */
  retry: (module: InstalledModule) => void
  /** A part broke on screen. True when the previous release is to take its place. */
  crashed: (module: InstalledModule, release: InstalledModule, failure: ModuleFailure) => boolean
  /** Whether nobody asked this of the release before. */
  isNews: (module: InstalledModule) => boolean
  uses: Uses
}

/** @param add makes the files of a release known to those who check their hashes */
export function createModuleLoader(
  releases: ReleaseLoader,
  add: (module: InstalledModule) => void,
  uses = new Uses(),
): ModuleLoader {
  const givenUp = new GivenUp()
  const known = new Map<string, InstalledModule>()
  const told = new Set<string>()
  async function partOf(release: InstalledModule, ref: string): Promise<Part> {
    scoping.preload()
    const part = await releases.part(release, ref)
    await scoping.get().catch(unreachable)
    return part
  }
  async function previous(module: InstalledModule, ref: string, failure: ModuleFailure): Promise<Shown> {
    const { id, base, previous: address } = module
    if (!address) throw failure
    try {
      const release = known.get(base) ?? (await (await wayBack.get()).fetchPrevious(id, address))
      known.set(base, release)
      add(release)
      const Part = await partOf(release, ref)
      givenUp.add(module, failure)
      return { Part, release, failure }
    } catch (error) {
      const release = known.get(base)
      if (release) uses.failed(release, asFailure('execution', error))
      givenUp.forget(module)
      // what the person can act on is the failure of the release that the tenant runs
      throw failure
    }
  }
  return {
    uses,
    async show(module, ref) {
      const before = givenUp.failureOf(module)
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
    ready(module, ref) {
      const failure = givenUp.failureOf(module)
      const release = failure ? known.get(module.base) : module
      const Part = release && scoping.ready() && releases.ready(release, ref)
      return Part && { Part, release, ...(failure && { failure }) }
    },
    preload(module, ref) {
      add(module)
      void partOf(module, ref).catch(ignore)
    },
    isNews: ({ base }) => !told.has(base) && told.add(base) !== undefined,
    retry: (module) => givenUp.forget(module),
    crashed(module, release, failure) {
      uses.failed(release, failure)
      if (failure.kind === 'altered') return false
      const again = release === module && givenUp.crashed(module) && module.previous !== undefined
      if (again) givenUp.add(module, failure)
      return again
    },
  }
}

const ignore = () => {}
