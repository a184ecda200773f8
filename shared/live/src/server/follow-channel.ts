import { parseChannel } from '@bandiera/wire'
import type { FeedListener } from '../transport.ts'
import { hear } from './hear.ts'
import type { Channel, Socket } from './socket.ts'

/** A withdrawn subscription is asked for again soon: the rights changed. A refused one later: the session may come back. */
const AFTER_KICK = 200
const AFTER_REFUSAL = 2000

interface ChannelListener extends FeedListener {
  failed: (error: unknown) => void
}

/** A subscription that comes back after a kick-out or a refusal until it is given up. */
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
    hear(channel, (message) => listener.message(parsed(message))),
    hear(channel.listener('subscribe'), () => listener.active(true)),
    hear(channel.listener('kickOut'), () => again(AFTER_KICK)),
    hear(channel.listener('subscribeFail'), (failure) => {
      again(AFTER_REFUSAL)
      listener.failed(failure?.error)
    }),
    hear(channel.listener('unsubscribe'), () => listener.active(false)),
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
