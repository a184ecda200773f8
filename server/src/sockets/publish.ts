import type { ServerSocket } from './socket-server.ts'

/** Bytes that may wait for one reader. */
const MOST_WAITING = 8_000_000
/** A code at which clients connect again by themselves. */
const TOO_SLOW = 4408

/** What was sent last, by channel: a tick sends the same to one socket after the other. */
let latest = { data: '', bytes: new Map<string, Buffer>() }

/**
 * Sends one message on a channel to one socket that is subscribed to it. Never through the broker, which would send it to
 * every subscriber, and past the library's queue of outgoing packets, which costs as much as the sending; `data` is JSON
 * text, so that many sockets share one serialisation.
 */
export function publishTo(socket: ServerSocket, channel: string, data: string): void {
  if (socket.state !== 'open' || !socket.isSubscribed(channel)) return
  if (socket.socket.bufferedAmount > MOST_WAITING) {
    void socket.disconnect(TOO_SLOW, 'Connessione troppo lenta')
    return
  }
  socket.send(bytesOf(channel, data), { binary: false })
}

function bytesOf(channel: string, data: string): Buffer {
  if (latest.data !== data) latest = { data, bytes: new Map() }
  const known = latest.bytes.get(channel)
  if (known) return known
  const bytes = Buffer.from(`{"event":"#publish","data":{"channel":${JSON.stringify(channel)},"data":${data}}}`)
  latest.bytes.set(channel, bytes)
  return bytes
}
