import type { IncomingMessage } from 'node:http'
import { PortalError } from '../errors.ts'
import type { Tenants } from '../tenants/tenants.ts'
import type { Crowd } from './crowd.ts'
import { refusal } from './refusal.ts'
import type { Action, SocketServer } from './socket-server.ts'

/**
 * Lets a socket in only on a tenant's host and, from a browser, only from a page of that same host; and while its network has not
 * too many on which no one is signed in.
 */
export function guardHandshake(server: SocketServer, tenants: Tenants, crowd: Crowd): void {
  server.setMiddleware(server.MIDDLEWARE_HANDSHAKE, async (actions) => {
    for await (const action of actions) {
      try {
        answer(action, tenants, crowd)
      } catch (error) {
        // thrown here it would stop the handshakes of every tenant
        if (!(error instanceof PortalError)) throw error
        action.block(refusal(error.message))
      }
    }
  })
}

function answer(action: Action, tenants: Tenants, crowd: Crowd): void {
  const { headers } = action.request!
  if (action.type === 'handshakeWS' && crowd.isFull(action.request!)) return action.block(refusal(FULL))
  if (!tenants.byHost(headers.host)) return action.block(refusal('A questo indirizzo non c’è nessun portale.'))
  if (!isSameHost(headers)) return action.block(refusal('Connessione rifiutata: la pagina è di un altro sito.'))
  // an ordinary object answers to `constructor` and the like as if they were subscribed channels
  if (action.type === 'handshakeSC') action.socket.channelSubscriptions = Object.create(null) as Record<string, true>
  action.allow()
}

const FULL = 'Troppe connessioni da questo indirizzo: riprova tra qualche secondo.'

/** Clients without an origin are not browsers: they carry no one else's session. */
function isSameHost({ origin, host }: IncomingMessage['headers']): boolean {
  if (origin === undefined) return true
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '')
  return URL.canParse(origin) && new URL(origin).hostname === name
}
