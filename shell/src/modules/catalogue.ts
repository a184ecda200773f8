import { adoptProvince } from '@bandiera/domain'
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

  constructor(manifest: TenantManifest) {
    super(manifest)
    adoptProvince(manifest.province)
  }

  /** A newer one. Answers may overtake each other: an older generation changes nothing. */
  take(received: TenantManifest): void {
    if (received.generation < this.get().generation) return
    adoptProvince(received.province)
    this.set(received)
  }

  takeNow(): void {
    this.taken.set(this.get())
  }
}
