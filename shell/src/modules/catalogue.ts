import { adoptProvince } from '@bandiera/domain'
import type { TenantManifest } from '@bandiera/wire'
import { createStore } from 'jotai'
import { catalogueAtom, manifestAtom, takenAtom, type Store } from '../state.ts'

/**
 * The manifest as it is now: replaced while the page is open when the tenant runs other modules. Menus and palette follow
 * it at once, an open page at its next visit (`useVisit`).
 */
export class Catalogue {
  /** The page's store, which begins with its manifest. */
  readonly store: Store

  constructor(manifest: TenantManifest, store: Store = createStore()) {
    this.store = store
    store.set(catalogueAtom, manifest)
    adoptProvince(manifest.province)
  }

  get = (): TenantManifest => this.store.get(manifestAtom)

  /** A newer one. Answers may overtake each other: an older generation changes nothing. */
  take(received: TenantManifest): void {
    if (received.generation < this.get().generation) return
    adoptProvince(received.province)
    this.store.set(catalogueAtom, received)
  }

  takeNow(): void {
    this.store.set(takenAtom, this.store.get(catalogueAtom))
  }
}
