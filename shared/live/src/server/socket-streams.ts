import { parseChannel } from '@bandiera/wire'
import type { FeedListener } from '../types.ts'
import type { Connection, ConnectionNews } from './connection.ts'

/** A withdrawn subscription is tried again soon: the rights changed. A refused one later: the user may sign in again. */
const AFTER_KICK = 200
const AFTER_REFUSAL = 2000

interface ChannelListener extends FeedListener {
  failed: (error: unknown) => void
}

/** A subscription that is renewed after a kick-out or a refusal, until the caller gives it up. */
export function followChannel(socket: Socket, name: string, listener: ChannelListener): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const options = { waitForAuth: isPrivate(name) }
  const channel = socket.subscribe(name, options)
  const again = (delay: number) => {
    listener.active(false)
    clearTimeout(timer)
    timer = setTimeout(() => void socket.subscribe(name, options), delay)
  }
  const stops = [
    readStream(channel, (message) => listener.message(parsed(message))),
    readStream(channel.listener('subscribe'), () => listener.active(true)),
    readStream(channel.listener('kickOut'), () => again(AFTER_KICK)),
    readStream(channel.listener('subscribeFail'), (failure) => {
      again(AFTER_REFUSAL)
      listener.failed(failure?.error)
    }),
    readStream(channel.listener('unsubscribe'), () => listener.active(false)),
  ]
  return () => {
    stops.forEach((stop) => stop())
    clearTimeout(timer)
    leave(socket, channel, name)
  }
}

/** After a loss the socket connects unauthenticated: asked for too early, a private channel would be refused. */
function isPrivate(name: string): boolean {
  const channel = parseChannel(name)
  return channel !== null && 'uid' in channel
}

function leave(socket: Socket, channel: Channel, name: string): void {
  socket.unsubscribe(name)
  channel.kill()
}

/** The feed's messages are serialised once for all who get them, so they arrive as text. */
const parsed = (message: unknown): unknown => (typeof message === 'string' ? JSON.parse(message) : message)

/** The states of a connection as spec §4 names them. An error counts only while there is no connection. */
export function followStates(socket: Socket): Pick<Connection, 'onState'> {
  const listeners = new Set<(news: ConnectionNews) => void>()
  let news: ConnectionNews = { state: 'connecting' }
  let lost = false
  const tell = (next: ConnectionNews) => {
    news = next
    listeners.forEach((listener) => listener(next))
  }
  const down = () => {
    lost = true
    const wait = socket.pendingReconnectTimeout
    tell({ state: 'disconnect', ...(wait !== null && { retryAt: Date.now() + wait }) })
  }
  readStream(socket.listener('connecting'), () => tell({ state: lost ? 'reconnect' : 'connecting' }))
  readStream(socket.listener('connect'), () => tell({ state: 'connect' }))
  readStream(socket.listener('disconnect'), down)
  readStream(socket.listener('connectAbort'), down)
  readStream(socket.listener('error'), () => news.state !== 'connect' && tell({ ...news, state: 'error' }))
  return {
    onState(listener) {
      listeners.add(listener)
      listener(news)
      return () => listeners.delete(listener)
    },
  }
}

/** Reads a stream until the returned function is called. */
export function readStream<T>(source: AsyncIterable<T>, act: (value: T) => void): () => void {
  let heard = true
  void (async () => {
    for await (const value of source) if (heard) act(value)
  })()
  return () => void (heard = false)
}

/** The parts of socketcluster-client 20 in use. */
export interface Socket {
  readonly state: 'connecting' | 'open' | 'closed'
  /** Milliseconds until the next attempt; `null` when none is planned. */
  readonly pendingReconnectTimeout: number | null
  listener: (event: string) => AsyncIterable<Record<string, unknown>>
  receiver: (event: string) => AsyncIterable<unknown>
  invoke: (procedure: string, data?: unknown) => Promise<unknown>
  subscribe: (channel: string, options?: { waitForAuth: boolean }) => Channel
  unsubscribe: (channel: string) => void
  connect: () => void
  /** For good: the client does not connect again by itself. */
  disconnect: () => void
  deauthenticate: () => Promise<void>
}
export interface Channel extends AsyncIterable<unknown> {
  listener: (
    event: 'subscribe' | 'unsubscribe' | 'subscribeFail' | 'kickOut',
  ) => AsyncIterable<{ error?: unknown } | undefined>
  kill: () => void
}
