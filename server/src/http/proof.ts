import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerOf, readerBySession, visitorByAccess, visitorOf, type Visitor } from '../accounts/visitor.ts'

/** Tokens of our own endpoints or of the App Services API, a signature that the route checks itself, or nothing. */
type Proof = 'session' | 'access' | 'refresh' | 'signature' | 'none'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request with a body must prove before the body is read; `session` unless a route says otherwise. */
    proof?: Proof
    /** Refuses a visitor whose role may not send this body. */
    admits?: (visitor: Visitor) => void
  }
  interface FastifyRequest {
    /** The caller proven before the body was read: tenant and user, as a key of counters; empty for a stranger. */
    proven: string
  }
}

/** Bytes that a stranger may send where a route says nothing else: an e-mail, a password, a link. */
const STRANGER_LIMIT = 16_000

/**
 * Proof before work: a request with a body is refused before the first byte of it is read, unless it proves its caller. The
 * routes check again once the body is there, because rights may have ended during the upload. OWASP ASVS 5.0, 15.2.2.
 */
export function proveFirst(app: FastifyInstance): void {
  app.decorateRequest('proven', '')
  app.addHook('onRoute', (route) => {
    if (route.config?.proof === 'none') route.bodyLimit ??= STRANGER_LIMIT
  })
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions
    if (!hasBody(request) || request.is404) return
    const visitor = await proven(request, config.proof ?? 'session')
    if (!visitor) return
    config.admits?.(visitor)
    request.proven = `${request.tenant.id} ${visitor.usr._id}`
  })
}

/** Methods whose body the framework reads. */
const BRINGING = ['POST', 'PUT', 'PATCH', 'DELETE']

function hasBody({ method, headers }: FastifyRequest): boolean {
  const some = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  return some && BRINGING.includes(method)
}

async function proven({ tenant, headers }: FastifyRequest, proof: Proof): Promise<Visitor | null> {
  const { authorization } = headers
  if (proof === 'session') return readerBySession(tenant, authorization)
  if (proof === 'access') return visitorByAccess(tenant, authorization)
  if (proof !== 'refresh') return null
  return visitorOf(tenant, await tenant.sessions.verifyRefresh(bearerOf(authorization)), { preview: true })
}
