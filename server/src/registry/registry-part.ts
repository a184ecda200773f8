import { firstRole } from '@bandiera/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import type { Caller, Signatures } from './caller.ts'
import { parsedBody } from '../http/bodies.ts'
import { addPart } from '../http/part.ts'
import { visitorBySession } from '../accounts/visitor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set in routes of the registry; `bodyHash` is the hash that a signed body must have. */
    asking: { caller: Caller; bodyHash?: string } | null
  }
}

interface Authority {
  signatures: Signatures
  /** Tenant whose admins operate the registry. */
  operatore: string | undefined
}

/** Bytes of a body, unless a route says otherwise: several times the largest `module.json`. */
const BODY_LIMIT = 2_000_000

/**
 * Routes that know their caller (`callerOf`): `Authorization: Bandiera <token signed with a team's key>`, or `Bearer <session
 * token>` of an admin of the operators' tenant. Bodies are read as bytes, after the caller is known: a signature covers the
 * bytes as sent.
 */
export async function registryPart(
  app: FastifyInstance,
  authority: Authority,
  routes: (part: FastifyInstance) => void,
): Promise<void> {
  await addPart(app, 'registro', async (part) => {
    part.removeAllContentTypeParsers()
    part.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, bytes, done) =>
      done(null, bytes),
    )
    part.decorateRequest('asking', null)
    part.addHook('onRoute', (route) => void (route.config = { ...route.config, proof: 'signature' }))
    part.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      request.asking = await recognise(request, authority)
    })
    part.addHook('preHandler', async (request) => {
      const { bodyHash } = request.asking!
      if (bodyHash !== undefined && bodyHash !== hashOf(bytesOf(request)))
        throw new PortalError('REGISTRO_SIGNATURE', 'bsh')
    })
    routes(part)
  })
}

export const callerOf = ({ asking }: FastifyRequest): Caller => asking!.caller

/** `REGISTRO_OPERATOR` for any other caller. */
export function operatorOf(request: FastifyRequest): Caller {
  const caller = callerOf(request)
  if (!caller.operator) throw new PortalError('REGISTRO_OPERATOR')
  return caller
}

/** Empty without a body. */
export const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

/** `RECORD_INVALID` for a body that does not fit its schema. */
export function jsonOf<T>(schema: z.ZodType<T>, request: FastifyRequest): T {
  return parsedBody(schema, fromJson(bytesOf(request)))
}

function fromJson(bytes: Buffer): unknown {
  try {
    return bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : {}
  } catch {
    throw new PortalError('REQUEST_INVALID', 'JSON')
  }
}

async function recognise(request: FastifyRequest, { signatures, operatore }: Authority) {
  const { tenant, headers, method, url } = request
  const [, scheme, token = ''] = /^(Bandiera|Bearer) (\S+)$/.exec(headers.authorization ?? '') ?? []
  if (scheme === 'Bandiera') return signatures.check(token, { method, url })
  if (scheme !== 'Bearer') throw new PortalError('REGISTRO_SIGN_IN')
  const { usr } = await visitorBySession(tenant, headers.authorization)
  if (tenant.id !== operatore || firstRole(usr.role) !== 'admin') throw new PortalError('REGISTRO_OPERATOR')
  return { caller: { name: usr.email, operator: true, mayPublish: () => true } }
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url')
