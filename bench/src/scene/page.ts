import type { CollectionName } from '@bandiera/domain'
import { createLive, type FeedListener, type Live, type Transport } from '@bandiera/live'
import {
  type Connection,
  type ConnectionNews,
  createRealmClient,
  createServerTransport,
  openConnection,
  type OwnConnection,
} from '@bandiera/live/host'
import { type FeedEntry, FeedMessageSchema, privateChannel, PullLineSchema } from '@bandiera/wire'
import type { History } from '../history/history.ts'
import { realmDatabase, type Session } from '../session.ts'

/** A page of the portal without a screen: the real connection and the real live store, in this process. */
export interface Page {
  name: string
  session: Session
  live: Live
  /** As the banner of the page would show it. */
  news: () => ConnectionNews
  /** Whether its feed is subscribed. */
  hears: () => boolean
  /** Whether it has loaded once. */
  ready: () => boolean
  /** Pulls that its feed has asked for. */
  pulls: () => number
  stop: () => void
}

export interface PageOptions {
  name: string
  /** Port that its socket goes to. */
  port: number
  session: Session
  history: History
  /** Between the feed's channel and the live store: may lose, double and delay. */
  disturb?: (listener: FeedListener) => FeedListener
  /** A connection that others share. */
  connection?: Connection
}

/** Milliseconds until a sign-in that failed is tried again, as the shell does. */
const AGAIN = 3000

export function openPage({ name, history, ...how }: PageOptions): Page {
  const { session } = how
  const { transport: bare, news, close } = openTransport(how)
  const { transport, pulls } = recording(bare, { name, uid: session.uid, history })
  const live = createLive(transport as Transport)
  live.start()
  return {
    name,
    session,
    live,
    pulls,
    hears: () => live.atoms.store.get(live.status).connected,
    ready: () => live.atoms.store.get(live.status).ready,
    news,
    stop() {
      history.heals += live.heals()
      live.stop()
      close()
    },
  }
}

type TransportOptions = Omit<PageOptions, 'name' | 'history'>

/** The real way to the server; its socket signs in again after every loss. */
export function openTransport({ port, session, disturb = (listener) => listener, ...rest }: TransportOptions): {
  transport: Transport
  news: () => ConnectionNews
  close: () => void
} {
  const url = `http://localhost:${port}`
  const own: OwnConnection | null = rest.connection
    ? null
    : openConnection({ hostname: 'localhost', protocol: 'http:', port: String(port) })
  const connection = rest.connection ?? own!
  let token = session.token
  let stopped = false
  let news: ConnectionNews = { state: 'connecting' }
  const enter = async (): Promise<void> => {
    const answer = await connection.invoke('tokenLogin', { t: token }).catch(() => null)
    if (answer === null && !stopped && news.state === 'connect') setTimeout(() => void enter(), AGAIN).unref()
  }
  connection.onToken((next) => (token = next))
  connection.onState((next) => {
    news = next
    if (next.state === 'connect' && !stopped) void enter()
  })
  const realm = createRealmClient({
    token: () => token,
    onSessionEnd: () => undefined,
    login: (t) => realmDatabase(url, t),
  })
  const subscribe = (topic: string, listener: FeedListener) =>
    connection.subscribe(privateChannel(session.uid, topic), disturb(listener))
  return {
    transport: createServerTransport(realm, { subscribe, token: () => token, onSessionEnd: () => undefined }),
    news: () => news,
    close() {
      stopped = true
      own?.close()
    },
  }
}

export const versionOf = (page: Page, coll: CollectionName, id: string): number | undefined =>
  (page.live.get(coll, id) as { versione?: number } | undefined)?.versione

const plain = globalThis.fetch

/** Pages ask for paths of their own site: from now on that one, for all pages of this process. */
export function fetchFrom(url: string): void {
  globalThis.fetch = (asked, init) =>
    plain(typeof asked === 'string' && asked.startsWith('/') ? url + asked : asked, init)
}

interface Listener {
  name: string
  uid: string
  history: History
}

/** A transport that records each message of the wire before any check sees it. */
function recording(bare: Transport, { name: client, uid, history }: Listener) {
  let pulls = 0
  const hear = (entries: readonly FeedEntry[], from: number, to: number | { at: number }): void => {
    for (const entry of entries) history.heard.push({ client, uid, entry, from, to })
  }
  const transport: Transport = {
    ...bare,
    subscribe: (listener) =>
      bare.subscribe({
        ...listener,
        message(raw) {
          const message = FeedMessageSchema.safeParse(raw)
          if (message.success && 'ch' in message.data) {
            const { ep, from, to, ch: entries } = message.data
            hear(entries, from, to)
            history.spans.push({ client, via: 'feed', ep, from, to, entries })
          }
          listener.message(raw)
        },
      }),
    async *pull(request) {
      pulls += 1
      history.cursors.push({ client, ep: request.ep, cur: request.since })
      const entries: FeedEntry[] = []
      let closing: { ep: string; cursor: number } | undefined
      for await (const raw of bare.pull(request)) {
        const line = PullLineSchema.parse(raw)
        if ('ch' in line) entries.push(...line.ch)
        else if ('ep' in line) {
          // asked for at this position, and read no later than now
          hear(entries, line.cursor, { at: Date.now() })
          closing = line
          const from = line.snapshot ? 0 : request.since
          history.spans.push({ client, via: 'pull', ep: line.ep, from, to: line.cursor, entries })
        }
        yield raw
      }
      // an answer that breaks off behind its last line counts for nothing either
      if (closing) history.cursors.push({ client, ep: closing.ep, cur: closing.cursor })
    },
  }
  return { transport, pulls: () => pulls }
}
