import { FEED_TOPIC, parseChannel, PROCEDURES, SOCKET_OPTIONS } from '@bandiera/wire'
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { attach } from 'socketcluster-server'
import type { AddressOf } from '../http/address.ts'
import type { Hubs } from '../feed/hub.ts'
import type { Tenants } from '../tenants/tenants.ts'
import { type Action, createAuthEngine, refusal, type ServerSocket, type SocketServer } from './socket-server.ts'
import { createCrowd, type Crowd } from './crowd.ts'
import { createLimiter } from '../accounts/rate-limit.ts'
import { serveProcedures } from './login.ts'
import { createSeats, type Seats } from './seat.ts'
import { PortalError } from '../errors.ts'

interface SocketOptions {
  tenants: Tenants
  hubs: Hubs
  addressOf: AddressOf
  loginsPerMinute: number
}

const FAREWELL = 1000
/** The library alone takes thirty seconds to notice a half-open line. */
const HEARTBEAT = { pingInterval: 5000, pingTimeout: 15_000 }

/** The SocketCluster server of all tenants; `app.close()` closes it, in slices. */
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
  const handshake: Answer = (action) => answerHandshake(action, tenants, crowd)
  guard(server, server.MIDDLEWARE_HANDSHAKE, handshake, refusedHandshake)
  guard(server, server.MIDDLEWARE_INBOUND, (action) => answerMessage(action, seats), refusedMessage)
  void each(server.listener('connection'), ({ socket }) => serveProcedures(seats, socket, limiter))
  void each(server.listener('deauthentication'), ({ socket }) => seats.leave(socket))
  void each(server.listener('closure'), ({ socket }) => seats.leave(socket))
  // without a reader these two would only fill memory
  void each(server.listener('warning'), ({ warning }) => app.log.debug(warning))
  void each(server.listener('error'), ({ error }) => app.log.error(error))
  app.addHook('preClose', async () => {
    // no new socket is accepted; the open ones go on until they get the farewell
    await server.close(true)
    const sockets = Object.values(server.clients)
    await drain(sockets, closing)
    // sockets that do not answer the farewell in time are cut off, and so are those without a handshake
    const rest = [...sockets, ...Object.values(server.pendingClients)]
    setTimeout(() => rest.forEach((socket) => socket.terminate()), FAREWELL).unref()
  })
}

async function each<T>(events: AsyncIterable<T>, act: (event: T) => void): Promise<void> {
  for await (const event of events) act(event)
}

/** 1012 = the server restarts: clients connect again by themselves, which 1000 would forbid. */
const closing = (socket: ServerSocket): void => void socket.disconnect(1012, 'Il server si sta riavviando')

/** Sockets that get the farewell at once, and the milliseconds until the next ones. */
const SLICE = 50
const EVERY = 50
/** All sockets, however many, get it within about this time. */
const LONGEST = 2000

/** In slices, so that they do not all reconnect at once. */
export async function drain<T>(sockets: readonly T[], farewell: (socket: T) => void): Promise<void> {
  const size = Math.max(SLICE, Math.ceil((sockets.length * EVERY) / LONGEST))
  for (let at = 0; at < sockets.length; at += size) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, EVERY))
    sockets.slice(at, at + size).forEach(farewell)
  }
}

const NO_CHANNEL = 'Questo canale non esiste o non è tuo.'

type Answer = (action: Action) => Promise<void> | void

/** What is thrown inside a middleware would stop all later actions: `errorOf` makes a refusal of it. */
function guard(server: SocketServer, middleware: string, answer: Answer, errorOf: (error: unknown) => Error): void {
  server.setMiddleware(middleware, async (actions) => {
    for await (const action of actions) {
      try {
        await answer(action)
      } catch (error) {
        action.block(errorOf(error))
      }
    }
  })
}

function refusedMessage(error: unknown): Error {
  const isBadToken = error instanceof PortalError
  if (!isBadToken) console.error(error)
  return Object.assign(refusal(isBadToken ? error.message : new PortalError('SERVER_FAILED').message), { isBadToken })
}

function refusedHandshake(error: unknown): Error {
  if (!(error instanceof PortalError)) throw error
  return refusal(error.message)
}

/** Everything a client sends passes here; what is not on the list is refused. */
async function answerMessage(action: Action, seats: Seats): Promise<void> {
  if (action.type === 'authenticate') return authenticate(action, seats)
  if (action.type === 'subscribe') return subscribe(action, seats)
  const isProcedure = action.type === 'invoke' && PROCEDURES.some((name) => name === action.procedure)
  // spec §7: logout is emitted with no payload, so the client may not wait for an answer
  const isLogout = action.type === 'transmit' && action.receiver === 'logout'
  if (isProcedure || isLogout) return action.allow()
  action.block(refusal('Questa operazione non esiste.'))
}

/** With the handshake or `#authenticate`: its user must still be welcome. */
async function authenticate(action: Action, seats: Seats): Promise<void> {
  const { sub, sid, exp } = action.authToken!
  await seats.take(action.socket, { uid: sub, sid, exp })
  action.allow()
}

function subscribe(action: Action, seats: Seats): void {
  const channel = parseChannel(action.channel)
  const seat = seats.of(action.socket)
  if (!channel) return action.block(refusal(NO_CHANNEL))
  // a socket without a login hears nothing on a shared channel
  if ('shared' in channel) return action.allow()
  if (!seat || seat.uid !== channel.uid) return action.block(refusal(NO_CHANNEL))
  if (channel.topic === FEED_TOPIC) seat.startFeed()
  action.allow()
}

/** Only on a tenant's host, and from a browser only from a page of that host. */
function answerHandshake(action: Action, tenants: Tenants, crowd: Crowd): void {
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
