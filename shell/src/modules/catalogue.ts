import type { TenantManifest } from '@bandiera/wire'
import { Cell } from '../cell.ts'

/**
 * The manifest as it is now: replaced while the page is open when the tenant runs other modules. Menus and palette follow
 * it at once, an open page at its next visit (`useVisit`).
 */
export class Catalogue extends Cell<TenantManifest> {
  /** The manifest that an open page takes without waiting for its next visit, because its person said so. */
  readonly taken = new Cell<TenantManifest | null>(null)
  /** True while the page waits to hear which versions the account that has just signed in gets. */
  readonly deciding = new Cell(false)
  /** Modules that this page runs without. */
  readonly without: Cell<readonly string[]>
  #received: TenantManifest

  constructor(received: TenantManifest, without: readonly string[] = []) {
    super(leaveOut(received, without))
    this.#received = received
    this.without = new Cell(without)
  }

  /** A newer one. Answers may overtake each other: an older generation changes nothing. */
  take(received: TenantManifest): void {
    if (received.generation < this.#received.generation) return
    this.#received = received
    this.set(leaveOut(received, this.without.get()))
  }

  takeNow(): void {
    this.taken.set(this.get())
  }

  putBack(id: string): void {
    this.without.set(this.without.get().filter((one) => one !== id))
    this.take(this.#received)
  }
}

const leaveOut = (manifest: TenantManifest, without: readonly string[]): TenantManifest =>
  without.length === 0 ? manifest : { ...manifest, modules: manifest.modules.filter(({ id }) => !without.includes(id)) }
