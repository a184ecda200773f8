import { sessionAtom, type Store } from '../state.ts'
import type { SessionState } from './session-state.ts'

/** Runs `start` at sign-in and what it returned at sign-out; both when another user signs in (spec §4). */
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
