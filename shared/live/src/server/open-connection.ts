import { AUTH_TOKEN_KEY, SOCKET_OPTIONS } from '@bandiera/wire'
import { create } from 'socketcluster-client'
import type { OwnConnection } from './connection.ts'
import { followChannel, followStates, readStream, type Socket } from './socket-streams.ts'

/** Opens a socket to the host it came from. It connects at once and again after every loss. */
export function openConnection(place: Pick<Location, 'hostname' | 'protocol' | 'port'> = location): OwnConnection {
  const memory = new TokenMemory()
  const socket = create({ ...socketOptions(place), authEngine: memory }) as unknown as Socket
  // before other listeners of the loss run
  forgetTokenOnLoss(socket, memory)
  const failed = new Set<(error: unknown) => void>()
  const report = (error: unknown) => failed.forEach((listener) => listener(error))
  readStream(socket.listener('error'), ({ error }) => report(error))
  return {
    ...followStates(socket),
    onToken: (listener) =>
      readStream(socket.listener('authenticate'), ({ signedAuthToken }) => {
        if (typeof signedAuthToken === 'string') listener(signedAuthToken)
      }),
    onTokenLost: (listener) =>
      readStream(socket.listener('removeAuthToken'), (lost) => lost['oldAuthToken'] && listener()),
    onError(listener) {
      failed.add(listener)
      return () => failed.delete(listener)
    },
    onEvent: (name, listener) => readStream(socket.receiver(name), listener),
    invoke: (procedure, data) => socket.invoke(procedure, data),
    subscribe: (channel, listener) => followChannel(socket, channel, { ...listener, failed: report }),
    retryNow: () => socket.connect(),
    close: () => socket.disconnect(),
  }
}

/** spec §4: on disconnect the stored auth token is cleared; here, the library's copies of it. */
function forgetTokenOnLoss(socket: Socket, memory: TokenMemory): void {
  readStream(socket.listener('disconnect'), () => {
    memory.clear()
    // connecting again already: the handshake without a token does the same, and nothing may be sent after its calls
    if (socket.state === 'closed') void socket.deauthenticate()
  })
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
class TokenMemory {
  #token: string | null = null

  async saveToken(_name: string, token: string): Promise<string> {
    this.#token = token
    return token
  }

  async loadToken(): Promise<string | null> {
    return this.#token
  }

  /** @returns the token that was kept; `null` tells that there was none to lose */
  async removeToken(): Promise<string | null> {
    const kept = this.#token
    this.#token = null
    return kept
  }

  clear(): void {
    this.#token = null
  }
}
