import { sessionAtom, type Store } from '../state.ts'
import type { SessionState } from './session-state.ts'

/**
 * Runs `start` when a user is signed in, and the function that it returned when no user is; both when another user signs in,
 * so that private subscriptions follow (spec §4).
 * @param who the user to follow; the signed-in one by default
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
