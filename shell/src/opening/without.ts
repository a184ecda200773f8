import type { TenantManifest } from '@bandiera/wire'
import { Cell } from '../cell.ts'
import { Catalogue } from '../modules/index.ts'

/** The catalogue of a tab that runs without some modules: a way out when one of them makes the portal unusable. */
export class CatalogueWithout extends Catalogue {
  readonly without: Cell<readonly string[]>
  #received: TenantManifest

  constructor(received: TenantManifest, without: readonly string[]) {
    super(leaveOut(received, without))
    this.#received = received
    this.without = new Cell(without)
  }

  override take(received: TenantManifest): void {
    if (received.generation >= this.#received.generation) this.#received = received
    super.take(leaveOut(received, this.without.get()))
  }

  putBack(id: string): void {
    this.without.set(this.without.get().filter((one) => one !== id))
    this.take(this.#received)
  }
}

const leaveOut = (manifest: TenantManifest, without: readonly string[]): TenantManifest => ({
  ...manifest,
  modules: manifest.modules.filter(({ id }) => !without.includes(id)),
})
