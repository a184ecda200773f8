import type { Session } from './session.ts'

/**
 * Runs `start` when somebody is signed in and what it returned when nobody is; both when another user signs in, so that
 * private subscriptions move (spec §4).
 */
export function whileSignedIn(session: Pick<Session, 'state'>, start: (uid: string) => () => void): void {
  let current: string | null = null
  let stop = () => {}
  const follow = () => {
    const uid = session.state.get().usr?._id ?? null
    if (uid === current) return
    stop()
    current = uid
    stop = uid === null ? () => {} : start(uid)
  }
  session.state.subscribe(follow)
  follow()
}
