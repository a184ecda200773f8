import { FEED_TOPIC, privateChannel } from '@bandiera/wire'
import type { Transport } from '../transport.ts'
import type { Connection } from './connection.ts'
import { pullLines } from './pull-lines.ts'
import type { RealmClient } from './realm-client.ts'

interface Session {
  /** Id of the signed-in user: the feed comes on its private channel. */
  uid: () => string
  token: () => string | null
}

/** The way to the real server: feed over the socket, bulk over `/sync/pull`, writes over realm-web. */
export function createServerTransport(connection: Connection, realm: RealmClient, session: Session): Transport {
  return {
    pull: (request) => pullLines(request, session.token() ?? ''),
    subscribe: (listener) => connection.subscribe(privateChannel(session.uid(), FEED_TOPIC), listener),
    insert: (coll, doc) => realm.insert(coll, doc),
    update: (coll, id, patch) => realm.update(coll, id, patch),
    remove: (coll, id) => realm.remove(coll, id),
  }
}
