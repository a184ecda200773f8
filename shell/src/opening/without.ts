import type { TenantManifest } from '@bandiera/wire'
import { Catalogue } from '../modules/index.ts'
import { withoutAtom } from '../state.ts'

/** The catalogue of a tab that runs without some modules: a way out when one of them makes the portal unusable. */
export class CatalogueWithout extends Catalogue {
  #received: TenantManifest

  constructor(received: TenantManifest, without: readonly string[]) {
    super(leaveOut(received, without))
    this.#received = received
    this.store.set(withoutAtom, without)
  }

  override take(received: TenantManifest): void {
    if (received.generation >= this.#received.generation) this.#received = received
    super.take(leaveOut(received, this.store.get(withoutAtom)))
  }

  putBack(id: string): void {
    this.store.set(
      withoutAtom,
      this.store.get(withoutAtom).filter((one) => one !== id),
    )
    this.take(this.#received)
  }
}

const leaveOut = (manifest: TenantManifest, without: readonly string[]): TenantManifest => ({
  ...manifest,
  modules: manifest.modules.filter(({ id }) => !without.includes(id)),
})
