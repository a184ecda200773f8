import type { CollectionName } from '@bandiera/domain'
import type { InstalledModule } from '@bandiera/wire'
import type { ModuleFailure } from './failure.ts'

export type Taken = Record<'legge' | 'scrive', CollectionName[]>

/** Use of one release by this page, kept until it is reported to the server. */
export interface ReleaseUse {
  module: InstalledModule
  mounted: Set<{ ref: string }>
  /** Milliseconds that its first load took. */
  loaded?: number
  failures: ModuleFailure[]
  taken?: Taken
}

/** Releases that this page has used, by their base. `report-use.ts`, which reports them to the server, loads later. */
export class UsedReleases {
  readonly all = new Map<string, ReleaseUse>()
  onChange = (): void => {}

  loaded = (module: InstalledModule, milliseconds: number): void => {
    this.#of(module).loaded = milliseconds
    this.onChange()
  }

  failed = (module: InstalledModule, failure: ModuleFailure): void => {
    this.#of(module).failures.push(failure)
    this.onChange()
  }

  /** It reads or writes a collection. The next report to the server carries it; `onChange` is not called. */
  took = (module: InstalledModule, verb: keyof Taken, coll: CollectionName): void => {
    const use = this.#of(module)
    use.taken ??= { legge: [], scrive: [] }
    use.taken[verb].push(coll)
  }

  mount = (module: InstalledModule, ref: string): (() => void) => {
    const { mounted } = this.#of(module)
    const part = { ref }
    mounted.add(part)
    this.onChange()
    return () => {
      mounted.delete(part)
      this.onChange()
    }
  }

  /** The release of a module that is on screen; the one before it when the module's own has failed. */
  onScreen = (id: string): InstalledModule | undefined =>
    [...this.all.values()].find((use) => use.module.id === id && use.mounted.size > 0)?.module

  #of(module: InstalledModule): ReleaseUse {
    const use = this.all.get(module.base) ?? { module, mounted: new Set(), failures: [] }
    this.all.set(module.base, use)
    return use
  }
}
