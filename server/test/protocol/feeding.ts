import { COLLECTIONS, type CollectionName } from '@bandiera/domain'
import {
  FEED_TOPIC,
  FeedMessageSchema,
  privateChannel,
  PullLineSchema,
  type FeedMessage,
  type PullLine,
} from '@bandiera/wire'
import { openSocket, signIn, type ClientSocket } from './clients.ts'
import { fetchAs } from './fetch-as.ts'
import type { TestPortal } from './portal.ts'
import { people, type Person } from './world.ts'

export interface Feeding {
  socket: ClientSocket
  token: () => string
  /** The next message with news since the subscription. */
  next: () => Promise<FeedMessage>
}

/** A signed-in socket, subscribed to its user's feed. */
export async function feeding(portal: TestPortal, person: Person, host = 'localhost'): Promise<Feeding> {
  const socket = openSocket(portal, { host })
  await signIn(socket, person)
  const channel = socket.subscribe(privateChannel(people[person]._id, FEED_TOPIC))
  await channel.listener('subscribe').once()
  const messages = channel[Symbol.asyncIterator]()
  const cur = await portal.tenant(host).store.seq()
  return {
    socket,
    token: () => socket.signedAuthToken ?? '',
    async next() {
      for (;;) {
        const message = FeedMessageSchema.parse((await messages.next()).value)
        if ('reset' in message) return message
        // skips what the client's pull already brought: the rule of every feed client
        const ch = message.ch.filter(({ rev }) => rev > cur)
        if (ch.length > 0) return { ...message, ch }
      }
    },
  }
}

export interface Pulled {
  lines: PullLine[]
  entries: Extract<PullLine, { ch: unknown }>['ch']
  end: Extract<PullLine, { cursor: number }>
}

export interface PullOptions {
  since?: number
  ep?: string
  colls?: readonly CollectionName[]
  whole?: readonly CollectionName[]
  host?: string
  headers?: Record<string, string>
}

/** One whole answer of `/sync/pull`, each line checked against the wire's schema. */
export async function pulled(portal: TestPortal, token: string, options: PullOptions = {}): Promise<Pulled> {
  const { since = 0, ep = '', colls = COLLECTIONS, whole, host = 'localhost', headers = {} } = options
  const query = new URLSearchParams({ since: String(since), ep, colls: colls.join(',') })
  if (whole) query.set('whole', whole.join(','))
  const answer = await fetchAs(host, portal.port)(`${portal.url}/sync/pull?${query}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  if (!answer.ok) throw Object.assign(new Error(`pull answered ${answer.status}`), await answer.json())
  const text = await answer.text()
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => PullLineSchema.parse(JSON.parse(line)))
  const end = lines.at(-1)!
  if (!('ep' in end)) throw new Error('the answer broke off')
  return { lines, end, entries: lines.flatMap((line) => ('ch' in line ? line.ch : [])) }
}
