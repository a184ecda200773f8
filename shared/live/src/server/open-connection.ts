import { create } from 'socketcluster-client'
import type { Connection, ConnectionNews } from './connection.ts'
import { followChannel } from './follow-channel.ts'
import type { Socket } from './socket.ts'
import { socketOptions } from './socket-options.ts'

/** Opens the page's socket to the host it came from. It connects at once and again after every loss. */
export function openConnection(place: Location = location): Connection {
  const socket = create(socketOptions(place)) as unknown as Socket
  const states = followStates(socket)
  return {
    ...states,
    onToken: (listener) =>
      hear(socket, 'authenticate', ({ signedAuthToken }) => {
        if (typeof signedAuthToken === 'string') listener(signedAuthToken)
      }),
    onTokenLost: (listener) => hear(socket, 'removeAuthToken', listener),
    invoke: (procedure, data) => socket.invoke(procedure, data),
    subscribe: (channel, listener) => followChannel(socket, channel, listener),
    retryNow: () => socket.connect(),
  }
}

function followStates(socket: Socket): Pick<Connection, 'onState'> {
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
  hear(socket, 'connecting', () => tell({ state: lost ? 'reconnect' : 'connecting' }))
  hear(socket, 'connect', () => tell({ state: 'connect' }))
  hear(socket, 'disconnect', down)
  hear(socket, 'connectAbort', down)
  hear(socket, 'error', ({ error }) => console.warn(`socket: ${String(error)}`))
  return {
    onState(listener) {
      listeners.add(listener)
      listener(news)
      return () => listeners.delete(listener)
    },
  }
}

function hear(socket: Socket, event: string, act: (detail: Record<string, unknown>) => void): () => void {
  let heard = true
  void (async () => {
    for await (const detail of socket.listener(event)) if (heard) act(detail)
  })()
  return () => void (heard = false)
}
