import type { FeedListener } from '@bandiera/live'
import type { Connection } from '@bandiera/live/host'
import { privateChannel } from '@bandiera/wire'
import { sessionAtom, type Store } from '../state.ts'
import type { SessionState } from './session-state.ts'

/** Waits for the user's id and the state `connect`, and follows a change of user (spec §4). After a lost connection the
 * connection itself subscribes again. */
export function subscribePrivately(
  { connection, store }: { connection: Connection; store: Store },
  topic: string,
  listener: FeedListener,
): () => void {
  let connected = false
  let current: string | null = null
  let leave = () => {}
  const follow = () => {
    const uid = authenticatedId(store.get(sessionAtom))
    if (!connected || uid === null || uid === current) return
    if (current !== null) listener.active(false)
    leave()
    current = uid
    leave = connection.subscribe(privateChannel(uid, topic), listener)
  }
  const stops = [
    store.sub(sessionAtom, follow),
    connection.onState(({ state }) => {
      connected = state === 'connect'
      follow()
    }),
  ]
  return () => {
    stops.forEach((stop) => stop())
    leave()
  }
}

/** The user of the socket's token, once it is also the user on screen. */
const authenticatedId = ({ usr, claims }: SessionState): string | null =>
  usr !== null && claims?.sub === usr._id ? usr._id : null
