import { decodeJwt } from 'jose'
import type { IncomingMessage } from 'node:http'
import type { LineServer } from './crowd.ts'
import { currentTime } from '../clock.ts'
import type { Tenants } from '../tenants/tenants.ts'

/** The parts of socketcluster-server 20 in use. */
export interface SocketServer {
  readonly MIDDLEWARE_HANDSHAKE: string
  readonly MIDDLEWARE_INBOUND: string
  readonly wsServer: LineServer
  readonly clients: Record<string, ServerSocket>
  /** Before their handshake. */
  readonly pendingClients: Record<string, ServerSocket>
  setMiddleware: (type: string, middleware: (actions: AsyncIterable<Action>) => Promise<void>) => void
  listener: <E extends keyof ServerEvents>(event: E) => AsyncIterable<ServerEvents[E]>
  close: (keepSocketsOpen?: boolean) => Promise<void>
}

interface ServerEvents {
  connection: { socket: ServerSocket }
  deauthentication: { socket: ServerSocket }
  closure: { socket: ServerSocket }
  warning: { warning: Error }
  error: { error: Error }
}

export interface ServerSocket {
  readonly id: string
  readonly state: 'connecting' | 'open' | 'closed'
  readonly authToken: AuthClaims | null
  readonly request: IncomingMessage
  /** The WebSocket below. */
  readonly socket: { readonly bufferedAmount: number }
  channelSubscriptions: Record<string, true>
  procedure: (name: string) => AsyncIterable<ProcedureRequest>
  receiver: (name: string) => AsyncIterable<unknown>
  transmit: (event: string, data: unknown) => Promise<void>
  send: (packet: Buffer, options: { binary: false }) => void
  isSubscribed: (channel: string) => boolean
  kickOut: (channel?: string, message?: string) => Promise<unknown>
  setAuthToken: (claims: AuthClaims, options: { signed: string }) => Promise<void>
  deauthenticate: () => Promise<void>
  disconnect: (code: number, reason?: string) => Promise<void>
  terminate: () => void
}

export interface ProcedureRequest {
  data: unknown
  end: (data?: unknown) => void
  error: (error: Error) => void
}

/** The token itself is the session token. */
export interface AuthClaims {
  sub: string
  sid: string
  /** Unix seconds */
  exp: number
}

/** Exactly one of `allow` and `block` answers it. */
export interface Action {
  type: 'handshakeWS' | 'handshakeSC' | 'authenticate' | 'subscribe' | 'publishIn' | 'invoke' | 'transmit'
  socket: ServerSocket
  /** Of a handshake. */
  request?: IncomingMessage
  channel?: string
  procedure?: string
  receiver?: string
  authToken?: AuthClaims
  allow: () => void
  block: (error: Error) => void
}

/** Replaces SocketCluster's own tokens by session tokens of the tenant that the socket's host names. */
export const createAuthEngine = (tenants: Tenants) => ({
  async verifyToken(token: unknown, _key: unknown, { socket }: { socket: ServerSocket }): Promise<AuthClaims> {
    const tenant = tenants.byHost(socket.request.headers.host)
    const claims = typeof token === 'string' && tenant ? await tenant.sessions.verify(token) : null
    if (claims) return { sub: claims.uid, sid: claims.sid, exp: claims.exp }
    throw badToken(typeof token === 'string' ? token : '')
  },
  /** Signed when the session started; `setAuthToken` hands it over. */
  signToken: async (_claims: AuthClaims, _key: unknown, { signed }: { signed: string }): Promise<string> => signed,
})

/** Named as SocketCluster's client expects. */
function badToken(token: string): Error {
  const expiredAt = expiryOf(token)
  const expired = expiredAt !== null && expiredAt.getTime() < currentTime()
  const text = expired ? 'La sessione è scaduta: accedi di nuovo.' : 'La sessione è finita: accedi di nuovo.'
  const name = expired ? 'TokenExpiredError' : 'JsonWebTokenError'
  return Object.assign(new Error(text), { name, ...(expired && { expiredAt }) })
}

function expiryOf(token: string): Date | null {
  try {
    const { exp } = decodeJwt(token)
    return exp === undefined ? null : new Date(exp * 1000)
  } catch {
    // not a JWT at all
    return null
  }
}

export const refusal = (text: string): Error => Object.assign(new Error(text), { name: 'RefusedError' })
