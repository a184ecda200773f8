import type { Connection, ConnectionNews } from './connection.ts'
import { hear } from './hear.ts'
import type { Socket } from './socket.ts'

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
  hear(socket.listener('connecting'), () => tell({ state: lost ? 'reconnect' : 'connecting' }))
  hear(socket.listener('connect'), () => tell({ state: 'connect' }))
  hear(socket.listener('disconnect'), down)
  hear(socket.listener('connectAbort'), down)
  hear(socket.listener('error'), () => news.state !== 'connect' && tell({ ...news, state: 'error' }))
  return {
    onState(listener) {
      listeners.add(listener)
      listener(news)
      return () => listeners.delete(listener)
    },
  }
}
