import type { InstalledModule } from '@bandiera/wire'
import { Cell } from '../cell.ts'
import type { ModuleFailure } from './failure.ts'

/** What the page did with one release; kept until it is told to the server. */
export interface Use {
  module: InstalledModule
  /** Parts of it that are on screen, each with its ref. */
  mounted: Set<{ ref: string }>
  /** Milliseconds that its first load took. */
  loaded?: number
  failures: ModuleFailure[]
}

/** Releases that this page has used, by their base. Who tells the server of them comes later, on demand. */
export class Uses {
  readonly all = new Map<string, Use>()
  /** Counts what happened, for those who follow. */
  readonly changes = new Cell(0)

  loaded = (module: InstalledModule, milliseconds: number): void => {
    this.#of(module).loaded = milliseconds
    this.#tell()
  }

  failed = (module: InstalledModule, failure: ModuleFailure): void => {
    this.#of(module).failures.push(failure)
    this.#tell()
  }

  /** A part of it is on screen until the returned function is called. */
  mount = (module: InstalledModule, ref: string): (() => void) => {
    const { mounted } = this.#of(module)
    const part = { ref }
    mounted.add(part)
    this.#tell()
    return () => {
      mounted.delete(part)
      this.#tell()
    }
  }

  /** The release of a module that is on screen; the one before it when the module's own has failed. */
  onScreen = (id: string): InstalledModule | undefined =>
    [...this.all.values()].find((use) => use.module.id === id && use.mounted.size > 0)?.module

  #tell(): void {
    this.changes.set(this.changes.get() + 1)
  }

  #of(module: InstalledModule): Use {
    const use = this.all.get(module.base) ?? { module, mounted: new Set(), failures: [] }
    this.all.set(module.base, use)
    return use
  }
}
