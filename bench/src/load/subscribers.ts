import { FEED_TOPIC, FeedMessageSchema, privateChannel, SOCKET_OPTIONS } from '@bandiera/wire'
import { WebSocket } from 'ws'
import type { Session } from '../session.ts'

/** Many connections that only count: reading them costs both sides of a comparison the same. */
export interface Subscribers {
  /** Resolves when each of them has got this many changes from now on; rejects when one got more, or after the patience. */
  got: (changes: number) => Promise<void>
  close: () => void
}

const AT_ONCE = 50
const PATIENCE = 60_000

/** How a connection is prepared, and how many changes a message of it tells. */
export interface Speech {
  url: string
  /** Resolves when changes will come. */
  open: (socket: WebSocket, n: number) => Promise<void>
  changesIn: (message: Buffer, n: number) => number
}

export async function openSubscribers(number: number, { url, open, changesIn }: Speech): Promise<Subscribers> {
  const sockets: WebSocket[] = []
  const counts = new Uint32Array(number)
  let goal = Infinity
  let reached: ((late?: Error) => void) | undefined
  let missing = 0
  for (let first = 0; first < number; first += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, number - first) }, (_, at) => connect(first + at)))
  return {
    got(changes) {
      counts.fill(0)
      goal = changes
      missing = number
      return new Promise((resolve, reject) => {
        const late = (): void => reject(new Error(`${missing} of ${number} connections did not get every change`))
        const timer = setTimeout(late, PATIENCE)
        reached = (error) => {
          clearTimeout(timer)
          if (error) reject(error)
          else resolve()
        }
      })
    },
    close: () => sockets.forEach((socket) => socket.terminate()),
  }

  async function connect(n: number): Promise<void> {
    const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true })
    sockets.push(socket)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    await open(socket, n)
    socket.on('message', (message: Buffer) => {
      const before = counts[n]!
      counts[n] = before + changesIn(message, n)
      if (counts[n]! > goal) reached?.(new Error('a connection got a change twice'))
      else if (before < goal && counts[n] === goal && (missing -= 1) === 0) reached?.()
    })
  }
}

/** One message per change and nothing else. */
export const plainSpeech = (port: number): Speech => ({
  url: `ws://127.0.0.1:${port}`,
  open: async () => undefined,
  changesIn: () => 1,
})

const ENTRY = '"o":"u"'

/** The feed as the portal's own page subscribes to it; the first connection reads every message whole. */
export const feedSpeech = (port: number, sessions: readonly Session[]): Speech => ({
  url: `ws://localhost:${port}${SOCKET_OPTIONS.path}`,
  async open(socket, n) {
    const { token, uid } = sessions[n % sessions.length]!
    socket.on('message', (message: Buffer) => message.length === 0 && socket.send(''))
    await ask(socket, 1, '#handshake', { authToken: token })
    await ask(socket, 2, '#subscribe', { channel: privateChannel(uid, FEED_TOPIC) })
  },
  changesIn(message, n) {
    let told = 0
    for (let at = message.indexOf(ENTRY); at >= 0; at = message.indexOf(ENTRY, at + 1)) told += 1
    if (n === 0 && entriesIn(message) !== told) throw new Error('a message does not hold what it says')
    return told
  },
})

function entriesIn(message: Buffer): number {
  if (message.length === 0) return 0
  const { data } = JSON.parse(message.toString()) as { data?: { data?: unknown } }
  if (!data?.data) return 0
  const told = FeedMessageSchema.parse(data.data)
  return 'ch' in told ? told.ch.length : 0
}

function ask(socket: WebSocket, cid: number, event: string, data: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const listen = (message: Buffer): void => {
      if (message.length === 0) return
      const { rid, error } = JSON.parse(message.toString()) as { rid?: number; error?: { message: string } }
      if (rid !== cid) return
      socket.off('message', listen)
      if (error) reject(new Error(`${event}: ${error.message}`))
      else resolve()
    }
    socket.on('message', listen)
    socket.send(JSON.stringify({ event, data, cid }))
  })
}
