import { keepTokenFresh } from '../session/keep-token-fresh.ts'
import type { Session } from '../session/session.ts'
import { followCatalogue, type FollowedPage } from './follow-catalogue.ts'

/** What a page keeps up with while somebody is signed in. Gives what ends it. */
export function followSignedIn(session: Pick<Session, 'doubt'>, page: FollowedPage): () => void {
  const stops = [followCatalogue(page), keepTokenFresh(page.catalogue.store, session)]
  return () => stops.forEach((stop) => stop())
}
