import type { Procedure } from '@bandiera/wire'
import type { FeedListener } from '../types.ts'

/** States of the connection, as spec §4 names them. */
export const CONNECTION_STATES = ['connecting', 'connect', 'disconnect', 'reconnect', 'error'] as const
export type ConnectionState = (typeof CONNECTION_STATES)[number]

/** Whether a state counts as connected: what starts with `connect` does, the first attempt included (spec §4). */
export const isConnected = (state: ConnectionState): boolean => state.startsWith('connect')

export interface ConnectionNews {
  state: ConnectionState
  /** When the next attempt starts, in milliseconds since 1970; only while disconnected. */
  retryAt?: number
}

/** The way to the server's socket. The portal's is `shareConnection`; tests drive one by hand. */
export interface Connection {
  onState: (listener: (news: ConnectionNews) => void) => () => void
  /** The server gave this socket a session token (`authenticate`). */
  onToken: (listener: (token: string) => void) => () => void
  /** The server withdrew the token; a lost connection does not count. */
  onTokenLost: (listener: () => void) => () => void
  /** Errors outside of calls: of the socket itself, and of failed subscriptions. */
  onError: (listener: (error: unknown) => void) => () => void
  /** Events that the server transmits under this name (`SOCKET_*`, spec §7). */
  onEvent: (name: string, listener: (data: unknown) => void) => () => void
  /** Rejects with an error whose `name` is one of the socket's error kinds. */
  invoke: (procedure: Procedure, data?: unknown) => Promise<unknown>
  /** Subscribes again by itself. A private channel (`priv/…`) is asked for only while the socket is signed in. */
  subscribe: (channel: string, listener: FeedListener) => () => void
  retryNow: () => void
}

export interface OwnConnection extends Connection {
  close: () => void
}

/** One socket for all tabs of a browser profile, as `shareConnection` makes it. */
export interface SharedConnection extends Connection {
  /** Whether this tab owns the socket, and with it the cache. */
  leads: () => boolean
}

/** Listeners, and how to call them all. */
export function createEmitter<T>() {
  const listeners = new Set<(value: T) => void>()
  return {
    emit: (value: T) => listeners.forEach((listener) => listener(value)),
    on(listener: (value: T) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
