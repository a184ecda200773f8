import type { Live } from '@bandiera/live'
import type { Session } from './session.ts'

/** Loads data while somebody is signed in, forgets it when nobody is, and starts anew for another user. */
export function keepDataWith(session: Session, live: Live): void {
  let loadedFor: string | null = null
  const follow = () => {
    const uid = session.getState().usr?._id ?? null
    if (uid === loadedFor) return
    if (loadedFor !== null) live.stop()
    loadedFor = uid
    if (uid !== null) live.start()
  }
  session.subscribe(follow)
  follow()
}
