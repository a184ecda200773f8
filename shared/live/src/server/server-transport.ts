import { FEED_TOPIC } from '@bandiera/wire'
import type { FeedListener, Transport } from '../transport.ts'
import { askLines, askOne, type Question } from './ask-lines.ts'
import type { RealmClient } from './realm-client.ts'

export interface TransportSession {
  /** Listens to a topic of the signed-in user (`priv/{uid}/{topic}`), whoever that is. */
  subscribe: (topic: string, listener: FeedListener) => () => void
  token: () => string | null
  /** The server answered that the session is over. */
  onSessionEnd: () => void
}

/** The way to the real server: feed over the socket, bulk over `/sync/pull`, lists over `/sync/window`, writes over realm-web. */
export function createServerTransport(realm: RealmClient, session: TransportSession): Transport {
  const asking = (path: string, signal: AbortSignal, what?: Pick<Question, 'body' | 'by'>) =>
    [{ path, ...what, signal, token: session.token() ?? '' }, session.onSessionEnd] as const
  const named = (
    by?: string,
  ): Pick<Transport, 'window' | 'windowLines' | 'insert' | 'create' | 'update' | 'remove'> => ({
    window: (body, signal) => askOne(...asking('/sync/window', signal, { body, by })),
    windowLines: (question, signal) =>
      askLines(...asking('/sync/window', signal, { body: { ...question, all: true }, by })),
    insert: async (coll, doc) => void (await realm.insert(coll, doc, by)),
    create: (coll, doc) => realm.insert(coll, doc, by),
    update: (coll, id, patch, versions) => realm.update(coll, id, patch, { ...versions, by }),
    remove: (coll, id) => realm.remove(coll, id, by),
  })
  return {
    pull: ({ since, ep, colls, whole, signal }) => {
      const query = new URLSearchParams({ since: String(since), ep, colls: colls.join(','), whole: whole.join(',') })
      return askLines(...asking(`/sync/pull?${query}`, signal))
    },
    manifest: ({ colls, signal }) => askLines(...asking(`/sync/manifest?colls=${colls.join(',')}`, signal)),
    records: (body, signal) => askOne(...asking('/sync/records', signal, { body })),
    subscribe: (listener) => session.subscribe(FEED_TOPIC, listener),
    ...named(),
    named,
  }
}
