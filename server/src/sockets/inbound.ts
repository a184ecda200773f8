import { FEED_TOPIC, parseChannel, PROCEDURES } from '@bandiera/wire'
import { PortalError } from '../errors.ts'
import { refusal } from './refusal.ts'
import type { Seats } from './seats.ts'
import type { Action, SocketServer } from './socket-server.ts'

const NO_CHANNEL = 'Questo canale non esiste o non è tuo.'

/** Everything a client sends passes here; what is not on the list is refused. */
export function guardInbound(server: SocketServer, seats: Seats): void {
  server.setMiddleware(server.MIDDLEWARE_INBOUND, async (actions) => {
    for await (const action of actions) {
      try {
        await answer(action, seats)
      } catch (error) {
        // thrown here it would stop every later action of this socket
        const text = error instanceof PortalError ? error.message : new PortalError('SERVER_FAILED').message
        if (!(error instanceof PortalError)) console.error(error)
        action.block(Object.assign(refusal(text), { isBadToken: error instanceof PortalError }))
      }
    }
  })
}

async function answer(action: Action, seats: Seats): Promise<void> {
  if (action.type === 'authenticate') return authenticate(action, seats)
  if (action.type === 'subscribe') return subscribe(action, seats)
  const isProcedure = action.type === 'invoke' && PROCEDURES.some((name) => name === action.procedure)
  // spec §7: logout is emitted with no payload, so it may come without waiting for an answer
  const isLogout = action.type === 'transmit' && action.receiver === 'logout'
  if (isProcedure || isLogout) return action.allow()
  action.block(refusal('Questa operazione non esiste.'))
}

/** A token that arrives with the handshake or `#authenticate`: its user must still be welcome. */
async function authenticate(action: Action, seats: Seats): Promise<void> {
  const { sub, sid, exp } = action.authToken!
  await seats.take(action.socket, { uid: sub, sid, exp })
  action.allow()
}

function subscribe(action: Action, seats: Seats): void {
  const channel = parseChannel(action.channel)
  const seat = seats.of(action.socket)
  if (!channel) return action.block(refusal(NO_CHANNEL))
  // whoever is not signed in hears nothing on a shared channel
  if ('shared' in channel) return action.allow()
  if (!seat || seat.uid !== channel.uid) return action.block(refusal(NO_CHANNEL))
  if (channel.topic === FEED_TOPIC) seat.startFeed()
  action.allow()
}
