import type { Channel, Socket } from './socket.ts'
import type { FeedListener } from '../transport.ts'

/** A withdrawn subscription is asked for again soon: the rights changed. A refused one later: the session may come back. */
const AFTER_KICK = 200
const AFTER_REFUSAL = 2000

/** A subscription that comes back after a kick-out or a refusal until it is given up. */
export function followChannel(socket: Socket, name: string, listener: FeedListener): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const channel = socket.subscribe(name)
  const again = (delay: number) => () => {
    listener.active(false)
    clearTimeout(timer)
    timer = setTimeout(() => void socket.subscribe(name), delay)
  }
  const each = async (source: AsyncIterable<unknown>, act: (value: unknown) => void) => {
    for await (const value of source) if (!stopped) act(value)
  }
  void each(channel, (message) => listener.message(parsed(message)))
  void each(channel.listener('subscribe'), () => listener.active(true))
  void each(channel.listener('kickOut'), again(AFTER_KICK))
  void each(channel.listener('subscribeFail'), again(AFTER_REFUSAL))
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
