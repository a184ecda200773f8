import { AUTH_TOKEN_KEY, parseChannel, SOCKET_OPTIONS } from '@bandiera/wire'
import { create } from 'socketcluster-client'
import type { FeedListener } from '../types.ts'
import { type Connection, type ConnectionNews, createEmitter, type OwnConnection } from './connection.ts'

/** Opens a socket to the host it came from. It connects at once and again after every loss. */
export function openConnection(place: Place = location): OwnConnection {
  const memory = createTokenMemory()
  const socket = create({ ...socketOptions(place), authEngine: memory }) as unknown as Socket
  // spec §4: on disconnect the stored auth token is cleared; here the library's copies of it, before other listeners of the loss run
  readStream(socket.listener('disconnect'), () => {
    memory.clear()
    // connecting again already: the handshake without a token does the same, and nothing may be sent after its calls
    if (socket.state === 'closed') void socket.deauthenticate()
  })
  const failures = createEmitter<unknown>()
  readStream(socket.listener('error'), ({ error }) => failures.emit(error))
  return {
    ...followStates(socket),
    onToken: (listener) =>
      readStream(socket.listener('authenticate'), ({ signedAuthToken }) => {
        if (typeof signedAuthToken === 'string') listener(signedAuthToken)
      }),
    onTokenLost: (listener) =>
      readStream(socket.listener('removeAuthToken'), (lost) => lost['oldAuthToken'] && listener()),
    onError: failures.on,
    onEvent: (name, listener) => readStream(socket.receiver(name), listener),
    invoke: (procedure, data) => socket.invoke(procedure, data),
    subscribe: (channel, listener) => followChannel(socket, channel, { ...listener, failed: failures.emit }),
    retryNow: () => socket.connect(),
    close: () => socket.disconnect(),
  }
}

type Place = Pick<Location, 'hostname' | 'protocol' | 'port'>

/** Options of the socket (spec §7): the page's own host, over 443 unless the page itself came another way. */
export function socketOptions({ hostname, protocol, port }: Place) {
  const secure = protocol === 'https:'
  return {
    ...SOCKET_OPTIONS,
    autoReconnectOptions: { ...SOCKET_OPTIONS.autoReconnectOptions },
    hostname,
    secure,
    port: port ? Number(port) : secure ? 443 : 80,
    authTokenName: AUTH_TOKEN_KEY,
  }
}

/**
 * Where the socket's library keeps the signed token: this page's memory, and only while the connection lasts. What
 * survives a loss is the page's own token store; the handshake after a loss carries nothing (spec §4).
 */
function createTokenMemory() {
  let token: string | null = null
  const clear = () => void (token = null)
  return {
    saveToken: async (_name: string, given: string): Promise<string> => (token = given),
    loadToken: async () => token,
    /** @returns the token that was kept; `null` tells that there was none to lose */
    async removeToken(): Promise<string | null> {
      const kept = token
      clear()
      return kept
    },
    clear,
  }
}

/** A withdrawn subscription is tried again soon: the rights changed. A refused one later: the user may sign in again. */
const AFTER_KICK = 200
const AFTER_REFUSAL = 2000

/** A subscription that is renewed after a kick-out or a refusal, until the caller gives it up. */
export function followChannel(
  socket: Socket,
  name: string,
  listener: FeedListener & { failed: (error: unknown) => void },
): () => void {
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
    socket.unsubscribe(name)
    channel.kill()
  }
}

/** After a loss the socket connects unauthenticated: asked for too early, a private channel would be refused. */
function isPrivate(name: string): boolean {
  const channel = parseChannel(name)
  return channel !== null && 'uid' in channel
}

/** The feed's messages are serialised once for all who get them, so they arrive as text. */
const parsed = (message: unknown): unknown => (typeof message === 'string' ? JSON.parse(message) : message)

/** The states of a connection as spec §4 names them. An error counts only while there is no connection. */
export function followStates(socket: Socket): Pick<Connection, 'onState'> {
  const states = createEmitter<ConnectionNews>()
  let news: ConnectionNews = { state: 'connecting' }
  let lost = false
  const tell = (next: ConnectionNews) => states.emit((news = next))
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
      const stop = states.on(listener)
      listener(news)
      return stop
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
