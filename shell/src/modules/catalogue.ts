import type { Connection } from '@bandiera/live/host'
import type { createRequest } from '../portal/request.ts'
import { adoptProvince } from '@bandiera/domain'
import { createOnDemand } from '@bandiera/ui'
import type { TenantManifest } from '@bandiera/wire'
import { createStore } from 'jotai'
import { catalogueAtom, decidingAtom, manifestAtom, type Store, takenAtom } from '../state.ts'
import type { Session } from '../session/session.ts'
import { whileSignedIn } from '../session/while-signed-in.ts'

export interface FollowedPage {
  catalogue: Catalogue
  connection: Connection
  request: ReturnType<typeof createRequest>
}

/** The present manifest. Menus and palette follow a change at once, an open page at its next visit (`useVisit`). */
export class Catalogue {
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

const code = createOnDemand(() => import('./follow-catalogue.ts'))

export function followWhenSignedIn(session: Pick<Session, 'doubt'>, page: FollowedPage): void {
  const { catalogue } = page
  const { store } = catalogue
  whileSignedIn(store, () => {
    let stop = () => {}
    let isOver = false
    store.set(decidingAtom, catalogue.get().canary === true)
    code.get().then(
      ({ followSignedIn }) => {
        if (!isOver) stop = followSignedIn(session, page)
      },
      // the next sign-in tries again; until then the page keeps its manifest
      () => store.set(decidingAtom, false),
    )
    return () => {
      isOver = true
      stop()
    }
  })
}
