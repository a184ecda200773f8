import type { InstalledModule } from '@bandiera/wire'
import type { ModuleFailure } from './failure.ts'

/** Milliseconds, by the page's own count, in which crashes count together, and for which a release that failed is not tried again. */
export const MEMORY_OF_FAILURES = 300_000
const CRASHES = 3

/** Releases that failed in this page while the previous one works: for a while their parts come from that one at once. */
export class GivenUp {
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

  /** Counts a crash on screen; true when there were too many. */
  crashed({ base }: InstalledModule): boolean {
    const now = performance.now()
    const crashes = [...(this.#crashes.get(base) ?? []).filter((then) => now - then < MEMORY_OF_FAILURES), now]
    this.#crashes.set(base, crashes)
    return crashes.length >= CRASHES
  }
}
