import type { IncomingMessage } from 'node:http'
import type { LineServer } from './crowd.ts'

/** The parts of socketcluster-server 20 in use. */
export interface SocketServer {
  readonly MIDDLEWARE_HANDSHAKE: string
  readonly MIDDLEWARE_INBOUND: string
  /** The WebSocket server below. */
  readonly wsServer: LineServer
  readonly clients: Record<string, ServerSocket>
  /** Connected, but their handshake is not done. */
  readonly pendingClients: Record<string, ServerSocket>
  setMiddleware: (type: string, middleware: (actions: AsyncIterable<Action>) => Promise<void>) => void
  listener: <E extends keyof ServerEvents>(event: E) => AsyncIterable<ServerEvents[E]>
  close: (keepSocketsOpen?: boolean) => Promise<void>
}

export interface ServerEvents {
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
  /** A whole packet, at once. */
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

/** Content of the socket's auth token; the token itself is the session token. */
export interface AuthClaims {
  sub: string
  sid: string
  /** Unix seconds */
  exp: number
}

/** Something a client asks for; exactly one of `allow` and `block` answers it. */
export interface Action {
  type: 'handshakeWS' | 'handshakeSC' | 'authenticate' | 'subscribe' | 'publishIn' | 'invoke' | 'transmit'
  socket: ServerSocket
  /** Only with `handshakeWS` and `handshakeSC`. */
  request?: IncomingMessage
  channel?: string
  procedure?: string
  receiver?: string
  authToken?: AuthClaims
  allow: () => void
  block: (error: Error) => void
}
