import type { ServerSocket } from './socket-server.ts'

/**
 * Sends one message on a channel to one socket that is subscribed to it. Never through the broker, which would send it to
 * every subscriber; `data` is JSON text, so that many sockets share one serialisation.
 */
export function publishTo(socket: ServerSocket, channel: string, data: string): void {
  if (socket.state !== 'open' || !socket.isSubscribed(channel)) return
  const stringifiedData = `{"event":"#publish","data":{"channel":${JSON.stringify(channel)},"data":${data}}}`
  void socket.transmit('#publish', { channel }, { stringifiedData })
}
