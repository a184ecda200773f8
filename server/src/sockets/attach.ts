import { SOCKET_OPTIONS } from '@bandiera/wire'
import type { FastifyInstance } from 'fastify'
import { attach } from 'socketcluster-server'
import type { AddressOf } from '../http/address.ts'
import type { Hubs } from '../feed/hubs.ts'
import type { Tenants } from '../tenants/tenants.ts'
import { createAuthEngine } from './auth-engine.ts'
import { createCrowd } from './crowd.ts'
import { drain } from './drain.ts'
import { guardHandshake } from './handshake.ts'
import { guardInbound } from './inbound.ts'
import { createLimiter } from '../accounts/limiter.ts'
import { serveProcedures } from './procedures.ts'
import { createSeats } from './seats.ts'
import type { ServerSocket, SocketServer } from './socket-server.ts'

export interface SocketOptions {
  tenants: Tenants
  hubs: Hubs
  addressOf: AddressOf
  /** Logins that one address may try in a minute. */
  loginsPerMinute: number
}

const FAREWELL = 1000
/** Both sides notice a half-open line within fifteen seconds; left alone the library takes thirty. */
const HEARTBEAT = { pingInterval: 5000, pingTimeout: 15_000 }

/** Attaches the SocketCluster server of all tenants to the HTTP server; `app.close()` closes it, in slices. */
export function attachSockets(app: FastifyInstance, options: SocketOptions): void {
  const { tenants, loginsPerMinute } = options
  const server = attach(app.server, {
    path: SOCKET_OPTIONS.path,
    ackTimeout: SOCKET_OPTIONS.ackTimeout,
    ...HEARTBEAT,
    authEngine: createAuthEngine(tenants),
    // never used: the engine above signs nothing
    authKey: 'none',
    allowClientPublish: false,
    cloneData: true,
    maxPayload: 64_000,
    socketChannelLimit: 32,
    perMessageDeflate: false,
    middlewareEmitFailures: false,
  }) as SocketServer
  const crowd = createCrowd(server.wsServer, options)
  const seats = createSeats({ ...options, crowd })
  const limiter = createLimiter(loginsPerMinute, 60)
  guardHandshake(server, tenants, crowd)
  guardInbound(server, seats)
  void each(server.listener('connection'), ({ socket }) => serveProcedures(seats, socket, limiter))
  void each(server.listener('deauthentication'), ({ socket }) => seats.leave(socket))
  void each(server.listener('closure'), ({ socket }) => seats.leave(socket))
  // without a reader these two would only fill memory
  void each(server.listener('warning'), ({ warning }) => app.log.debug(warning))
  void each(server.listener('error'), ({ error }) => app.log.error(error))
  app.addHook('preClose', async () => {
    // nobody comes in any more; whoever is here hears on until it is told
    await server.close(true)
    const sockets = Object.values(server.clients)
    await drain(sockets, closing)
    // whoever does not answer the farewell in time is cut off, and so is whoever has not said its first word
    const rest = [...sockets, ...Object.values(server.pendingClients)]
    setTimeout(() => rest.forEach((socket) => socket.terminate()), FAREWELL).unref()
  })
}

async function each<T>(events: AsyncIterable<T>, act: (event: T) => void): Promise<void> {
  for await (const event of events) act(event)
}

/** 1012 = the server restarts: clients connect again by themselves, which 1000 would forbid. */
const closing = (socket: ServerSocket): void => void socket.disconnect(1012, 'Il server si sta riavviando')
