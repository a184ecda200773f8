import type { ServerSocket } from './socket-server.ts'

/** Bytes that may wait for one reader. */
const MOST_WAITING = 8_000_000
/** A code at which clients connect again by themselves. */
const TOO_SLOW = 4408

/**
 * Sends one message on a channel to one socket that is subscribed to it. Never through the broker, which would send it to
 * every subscriber; `data` is JSON text, so that many sockets share one serialisation.
 */
export function publishTo(socket: ServerSocket, channel: string, data: string): void {
  if (socket.state !== 'open' || !socket.isSubscribed(channel)) return
  if (socket.socket.bufferedAmount > MOST_WAITING) {
    void socket.disconnect(TOO_SLOW, 'Connessione troppo lenta')
    return
  }
  const stringifiedData = `{"event":"#publish","data":{"channel":${JSON.stringify(channel)},"data":${data}}}`
  void socket.transmit('#publish', { channel }, { stringifiedData })
}
