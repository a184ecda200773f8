import { createOnDemand } from '@bandiera/ui'
import type { Session } from '../session/session.ts'
import { whileSignedIn } from '../session/while-signed-in.ts'
import type { FollowedPage } from './follow-catalogue.ts'

const code = createOnDemand(() => import('./follow-signed-in.ts'))

/** Follows what the tenant runs, and the age of the token, while somebody is signed in; the code comes after the first page. */
export function followLater(session: Pick<Session, 'state' | 'doubt'>, page: FollowedPage): void {
  const { catalogue } = page
  whileSignedIn(session, () => {
    let stop = () => {}
    let isOver = false
    catalogue.deciding.set(catalogue.get().canary === true)
    code.get().then(
      ({ followSignedIn }) => {
        if (!isOver) stop = followSignedIn(session, page)
      },
      // the next sign-in tries again; until then the page stays with what it has
      () => catalogue.deciding.set(false),
    )
    return () => {
      isOver = true
      stop()
    }
  })
}
