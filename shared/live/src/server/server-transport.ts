import { FEED_TOPIC } from '@bandiera/wire'
import type { FeedListener, Transport } from '../transport.ts'
import { pullLines } from './pull-lines.ts'
import type { RealmClient } from './realm-client.ts'

export interface TransportSession {
  /** Listens to a topic of the signed-in user (`priv/{uid}/{topic}`), whoever that is. */
  subscribe: (topic: string, listener: FeedListener) => () => void
  token: () => string | null
  /** The server answered that the session is over. */
  onSessionEnd: () => void
}

/** The way to the real server: feed over the socket, bulk over `/sync/pull`, writes over realm-web. */
export function createServerTransport(realm: RealmClient, session: TransportSession): Transport {
  return {
    pull: (request) => pullLines(request, session.token() ?? '', session.onSessionEnd),
    subscribe: (listener) => session.subscribe(FEED_TOPIC, listener),
    insert: (coll, doc) => realm.insert(coll, doc),
    update: (coll, id, patch) => realm.update(coll, id, patch),
    remove: (coll, id) => realm.remove(coll, id),
  }
}
