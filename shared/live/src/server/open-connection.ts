import { create } from 'socketcluster-client'
import type { OwnConnection } from './connection.ts'
import { followChannel } from './follow-channel.ts'
import { followStates } from './follow-states.ts'
import { hear } from './hear.ts'
import type { Socket } from './socket.ts'
import { socketOptions } from './socket-options.ts'
import { TokenMemory } from './token-memory.ts'

/** Opens a socket to the host it came from. It connects at once and again after every loss. */
export function openConnection(place: Pick<Location, 'hostname' | 'protocol' | 'port'> = location): OwnConnection {
  const memory = new TokenMemory()
  const socket = create({ ...socketOptions(place), authEngine: memory }) as unknown as Socket
  // before anybody else hears of the loss
  forgetTokenOnLoss(socket, memory)
  const failed = new Set<(error: unknown) => void>()
  const report = (error: unknown) => failed.forEach((listener) => listener(error))
  hear(socket.listener('error'), ({ error }) => report(error))
  return {
    ...followStates(socket),
    onToken: (listener) =>
      hear(socket.listener('authenticate'), ({ signedAuthToken }) => {
        if (typeof signedAuthToken === 'string') listener(signedAuthToken)
      }),
    onTokenLost: (listener) => hear(socket.listener('removeAuthToken'), (lost) => lost['oldAuthToken'] && listener()),
    onError(listener) {
      failed.add(listener)
      return () => failed.delete(listener)
    },
    onEvent: (name, listener) => hear(socket.receiver(name), listener),
    invoke: (procedure, data) => socket.invoke(procedure, data),
    subscribe: (channel, listener) => followChannel(socket, channel, { ...listener, failed: report }),
    retryNow: () => socket.connect(),
    close: () => socket.disconnect(),
  }
}

/** spec §4: on disconnect the stored auth token object is cleared, here the library's own copies of it. */
function forgetTokenOnLoss(socket: Socket, memory: TokenMemory): void {
  hear(socket.listener('disconnect'), () => {
    memory.clear()
    // connecting again already: the handshake without a token does the same, and nothing may be sent after its calls
    if (socket.state === 'closed') void socket.deauthenticate()
  })
}
