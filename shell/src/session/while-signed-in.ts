import type { Session } from './session.ts'
import type { SessionState } from './session-state.ts'

/**
 * Runs `start` when somebody is signed in and what it returned when nobody is; both when another user signs in, so that
 * private subscriptions move (spec §4).
 * @param who whose id counts; whoever is signed in when absent
 */
export function whileSignedIn(
  session: Pick<Session, 'state'>,
  start: (uid: string) => () => void,
  who: (state: SessionState) => string | null = ({ usr }) => usr?._id ?? null,
): void {
  let current: string | null = null
  let stop = () => {}
  const follow = () => {
    const uid = who(session.state.get())
    if (uid === current) return
    stop()
    current = uid
    stop = uid === null ? () => {} : start(uid)
  }
  session.state.subscribe(follow)
  follow()
}
