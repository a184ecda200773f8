import { sessionAtom, type Store } from '../state.ts'
import type { Session } from './session.ts'

/** A token is renewed this long before its end; a shorter-lived one when a quarter of its life is left. */
const BEFORE = 600_000
/** Random extra time, so that not all tabs renew at once: all use the token that the first one gets. */
const SPREAD = 300_000
/** Milliseconds before the next attempt when the server did not answer. */
const AGAIN = 60_000

/** Renews the token before it ends. Time counts from its arrival: the clock here may be wrong. @returns stops it */
export function keepTokenFresh(store: Store, session: Pick<Session, 'doubt'>): () => void {
  let followed: unknown = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const askAfter = (delay: number) => {
    timer = setTimeout(() => {
      session.doubt()
      askAfter(AGAIN)
    }, delay)
  }
  const follow = () => {
    const { claims } = store.get(sessionAtom)
    if (claims === followed) return
    followed = claims
    clearTimeout(timer)
    if (claims?.lasts === undefined) return
    const life = claims.lasts * 1000
    askAfter(life - Math.min(BEFORE + Math.random() * SPREAD, life / 4))
  }
  const leave = store.sub(sessionAtom, follow)
  follow()
  return () => {
    leave()
    clearTimeout(timer)
  }
}
