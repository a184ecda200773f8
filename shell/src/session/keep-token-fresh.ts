import { sessionAtom, type Store } from '../state.ts'
import type { Session } from './session.ts'

/** So long before its end a token is renewed; a token that is good for less has a quarter of its life left. */
const BEFORE = 600_000
/** Up to this much earlier, so that not all tabs ask at once: the token that the first one gets is for all. */
const SPREAD = 300_000
/** Milliseconds before the next attempt when the server did not answer. */
const AGAIN = 60_000

/**
 * Asks for a fresh token before the one in use ends, by the token login, which leaves page, channels and feed as they are.
 * Counts from when the token came: the clock of this machine may be wrong.
 * @returns what ends it
 */
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
