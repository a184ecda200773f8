import { createOnDemand } from '@bandiera/ui'
import type { Session } from '../session/session.ts'
import { whileSignedIn } from '../session/while-signed-in.ts'
import { decidingAtom } from '../state.ts'
import type { FollowedPage } from './follow-catalogue.ts'

const code = createOnDemand(() => import('./follow-signed-in.ts'))

/** Follows what the tenant runs, and the age of the token, while somebody is signed in; the code comes after the first page. */
export function followLater(session: Pick<Session, 'doubt'>, page: FollowedPage): void {
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
      // the next sign-in tries again; until then the page stays with what it has
      () => store.set(decidingAtom, false),
    )
    return () => {
      isOver = true
      stop()
    }
  })
}
