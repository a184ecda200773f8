import { sessionAtom, type Store } from '../state.ts'
import type { SessionState } from './session-state.ts'

/**
 * Runs `start` when a user is signed in, and what it returned when no user is; both when another user signs in, so that
 * private subscriptions move (spec §4).
 * @param who whose id counts; the signed-in user by default
 */
export function whileSignedIn(
  store: Store,
  start: (uid: string) => () => void,
  who: (state: SessionState) => string | null = ({ usr }) => usr?._id ?? null,
): void {
  let current: string | null = null
  let stop = () => {}
  const follow = () => {
    const uid = who(store.get(sessionAtom))
    if (uid === current) return
    stop()
    current = uid
    stop = uid === null ? () => {} : start(uid)
  }
  store.sub(sessionAtom, follow)
  follow()
}
