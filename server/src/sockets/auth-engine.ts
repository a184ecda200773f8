import { decodeJwt } from 'jose'
import { currentTime } from '../clock.ts'
import type { Tenants } from '../tenants/tenants.ts'
import type { AuthClaims, ServerSocket } from './socket-server.ts'

/**
 * Replaces SocketCluster's own tokens: the socket's auth token is the session token of the portal, checked against the
 * sessions of the tenant that the socket's host names.
 */
export const createAuthEngine = (tenants: Tenants) => ({
  async verifyToken(token: unknown, _key: unknown, { socket }: { socket: ServerSocket }): Promise<AuthClaims> {
    const tenant = tenants.byHost(socket.request.headers.host)
    const claims = typeof token === 'string' && tenant ? await tenant.sessions.verify(token) : null
    if (claims) return { sub: claims.uid, sid: claims.sid, exp: claims.exp }
    throw badToken(typeof token === 'string' ? token : '')
  },
  /** The token was signed when the session started: `setAuthToken` hands it over. */
  signToken: async (_claims: AuthClaims, _key: unknown, { signed }: { signed: string }): Promise<string> => signed,
})

/** The names by which SocketCluster tells its client why a token is refused. */
function badToken(token: string): Error {
  const expiredAt = expiryOf(token)
  const expired = expiredAt !== null && expiredAt.getTime() < currentTime()
  const error = new Error(
    expired ? 'La sessione è scaduta: accedi di nuovo.' : 'La sessione è finita: accedi di nuovo.',
  )
  error.name = expired ? 'TokenExpiredError' : 'JsonWebTokenError'
  return expired ? Object.assign(error, { expiredAt }) : error
}

function expiryOf(token: string): Date | null {
  try {
    const { exp } = decodeJwt(token)
    return exp === undefined ? null : new Date(exp * 1000)
  } catch {
    // not a JWT at all: nothing is known about its age
    return null
  }
}
