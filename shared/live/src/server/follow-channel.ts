import type { Channel, Socket } from './socket.ts'
import type { FeedListener } from '../transport.ts'

/** A refused or withdrawn subscription is tried again after this long; the session may have been renewed meanwhile. */
const AGAIN = 2000

/** A subscription that comes back after a kick-out or a refusal until it is given up. */
export function followChannel(socket: Socket, name: string, listener: FeedListener): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const channel = socket.subscribe(name)
  const lost = () => {
    listener.active(false)
    clearTimeout(timer)
    timer = setTimeout(() => void socket.subscribe(name), AGAIN)
  }
  const each = async (source: AsyncIterable<unknown>, act: (value: unknown) => void) => {
    for await (const value of source) if (!stopped) act(value)
  }
  void each(channel, (message) => listener.message(parsed(message)))
  void each(channel.listener('subscribe'), () => listener.active(true))
  void each(channel.listener('kickOut'), lost)
  void each(channel.listener('subscribeFail'), lost)
  void each(channel.listener('unsubscribe'), () => listener.active(false))
  return () => {
    stopped = true
    clearTimeout(timer)
    leave(socket, channel, name)
  }
}

function leave(socket: Socket, channel: Channel, name: string): void {
  socket.unsubscribe(name)
  channel.kill()
}

/** The feed's messages are serialised once for all who get them, so they arrive as text. */
const parsed = (message: unknown): unknown => (typeof message === 'string' ? JSON.parse(message) : message)
