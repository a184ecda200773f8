import type { FastifyInstance } from 'fastify'
import { createServer, type Server } from 'node:http'
import { createServer as createSocketServer, type AddressInfo, type Server as SocketServer } from 'node:net'
import type { Config } from '../config.ts'
import { PortalError } from '../errors.ts'

/** Milliseconds: enough for the largest file over a megabit a second. The framework would set none. */
export const REQUEST_TIMEOUT = 300_000

/** A `watch` on hundreds of ids travels in the request line. Times in milliseconds. */
export const HTTP_OPTIONS = {
  maxHeaderSize: 64 * 1024,
  headersTimeout: 15_000,
  requestTimeout: REQUEST_TIMEOUT,
  connectionsCheckingInterval: 5000,
}

/** A request while the server stops is answered, and its client connects anew; what is open at the very end is cut off. */
export const STOPPING = { forceCloseConnections: true, return503OnClosing: false }

const LOOPBACK = ['127.0.0.1', '::1']
const EVERYWHERE = ['0.0.0.0', '::']

/** Always the machine itself too, so that `*.localhost` works. */
export function addressesOf(host: string | null): string[] {
  if (host === null || host === 'localhost') return LOOPBACK
  return EVERYWHERE.includes(host) ? [host] : [...new Set([...LOOPBACK, host])]
}

/** Fails with `PORT_IN_USE` before anything is created. */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = await listening(createSocketServer(), port, host)
  if (probe) await new Promise((resolve) => probe.close(resolve))
}

/**
 * Listens on every address with one application. `refuse` and `cutOff` are about the further servers. An address of the
 * machine's other family may be missing; the first one may not.
 */
export async function listen(app: FastifyInstance, port: number, [first = '127.0.0.1', ...others]: string[]) {
  await app.listen({ port, host: first }).catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, port, first)
  })
  const chosen = (app.server.address() as AddressInfo).port
  const servers: Server[] = []
  for (const host of others) {
    const server = await listenToo(app.server, chosen, host)
    if (server) servers.push(server)
  }
  return {
    port: chosen,
    servers: [app.server, ...servers],
    refuse: () => servers.forEach((server) => server.close()),
    cutOff: () => servers.forEach((server) => server.closeAllConnections()),
  }
}

/** `null` when the machine lacks that address. */
function listenToo(main: Server, port: number, host: string): Promise<Server | null> {
  // the framework has set this time of its own server, and answers what is no HTTP
  const options = { ...HTTP_OPTIONS, keepAliveTimeout: main.keepAliveTimeout }
  const server = createServer(options, (request, response) => main.emit('request', request, response))
  server.on('clientError', (error, socket) => main.emit('clientError', error, socket))
  server.on('upgrade', (request, socket, head) => main.emit('upgrade', request, socket, head))
  return listening(server, port, host)
}

const listening = <S extends SocketServer>(server: S, port: number, host: string): Promise<S | null> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (isOptional(host, error)) resolve(null)
      else reject(listenError(error, port, host))
    })
    server.listen({ port, host }, () => resolve(server))
  })

/** A machine without IPv6 lacks the loopback address of that family: the other one does. */
const isOptional = (host: string, error: NodeJS.ErrnoException): boolean =>
  host === '::1' && error.code !== 'EADDRINUSE'

function listenError(error: NodeJS.ErrnoException, port: number, host: string): unknown {
  if (error.code === 'EADDRINUSE') return new PortalError('PORT_IN_USE', port)
  const refused = error.code === 'EADDRNOTAVAIL' || error.code === 'EACCES' || error.code === 'ENOTFOUND'
  return refused
    ? new PortalError('CONFIG_INVALID', error.code === 'EACCES' ? 'PORT' : 'HOST', `${host}:${port}`)
    : error
}

/** Another than the configured one when that is 0: the system chooses. */
export const portOf =
  ({ server }: FastifyInstance, { port }: Pick<Config, 'port'>) =>
  (): number =>
    (server.address() as AddressInfo | null)?.port ?? port
