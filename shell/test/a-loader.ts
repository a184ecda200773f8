import type { InstalledModule } from '@bandiera/wire'
import { createModuleLoader, type ModuleLoader, type Part } from '../src/modules/loader.ts'

type PartOf = (id: string, ref: string) => Part

/** A loader whose parts are all here. */
export const aLoader = (partOf: PartOf): ModuleLoader =>
  createModuleLoader(
    { part: async ({ id }, ref) => partOf(id, ref), ready: ({ id }, ref) => partOf(id, ref) },
    () => {},
  )

/** A loader whose parts load late: the test resolves them. */
export const aLateLoader = (partOf: (id: string, ref: string) => Promise<Part>): ModuleLoader =>
  createModuleLoader({ part: ({ id }, ref) => partOf(id, ref), ready: () => undefined }, () => {})

/** A loader whose parts depend on the release. */
export const aLoaderOfReleases = (partOf: (module: InstalledModule, ref: string) => Part): ModuleLoader =>
  createModuleLoader({ part: async (...asked) => partOf(...asked), ready: partOf }, () => {})
