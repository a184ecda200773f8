import type { FastifyInstance } from 'fastify'
import type { Calls } from '../http/bounds/calls.ts'
import type { Config } from '../config.ts'
import { PortalError } from '../errors.ts'
import { admit } from '../feed/admit.ts'
import type { Hubs } from '../feed/hub.ts'
import type { DemandDeclared } from '../registry/declared-data.ts'
import { untilOver } from '../http/bounds/reading.ts'
import { bearerOf, visitorByAccess } from '../accounts/visitor.ts'
import { authRoutes } from './auth.ts'
import { answerCall, argumentsOf, collectionOf, type Demand, parseCall, READING } from './functions.ts'
import { parseWatch, watch } from './watch.ts'

interface RealmOptions {
  config: Pick<Config, 'publicUrl'>
  hubs: Hubs
  calls: Calls
  rateLimit: object
  demandDeclared: DemandDeclared
}

/** `insertMany` of a whole list, or a document with the full text of a grant. */
const CALL_LIMIT = 8_000_000

/** For unmodified realm-web 2.0.1 (docs/protocol.md). Register it under `REALM_BASE`. */
export function realmRoutes(
  app: FastifyInstance,
  { config, hubs, calls, rateLimit, demandDeclared }: RealmOptions,
): void {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/app/:app/location', async ({ headers }) => locationOf(headers.host ?? '', config))
  authRoutes(app, rateLimit)
  app.post(
    '/app/:app/functions/call',
    { bodyLimit: CALL_LIMIT, config: { proof: 'access' } },
    async (request, reply) => {
      const { tenant, headers, proven } = request
      if (!proven) throw new PortalError('SESSION_ENDED')
      const call = parseCall(request.body)
      const demand: Demand = (verb, coll) => demandDeclared(request, verb, [coll])
      const work = async (): Promise<string> => {
        const visitor = await visitorByAccess(tenant, headers.authorization)
        return answerCall({ visitor, demand, budget: calls.budget('call') }, call)
      }
      const caller = { tenant: tenant.id, person: proven }
      // a write is done although its page was closed; it waits for others in the store
      const answer = READING.includes(call.name)
        ? await calls.take('call', { ...caller, gone: untilOver(reply).gone }, () =>
            calls.inLane('reads', tenant.id, work),
          )
        : await calls.take('call', caller, work)
      return reply.type('application/json').send(answer)
    },
  )
  app.get<{ Querystring: { baas_request?: string } }>('/app/:app/functions/call', async (request, reply) => {
    const { tenant, headers, query } = request
    const hub = hubs.of(tenant)
    const claims = await tenant.sessions.verifyAccess(bearerOf(headers.authorization))
    const call = claims && parseWatch(query.baas_request)
    if (call) await demandDeclared(request, 'legge', [collectionOf(argumentsOf(call))])
    await admit({ tenant, hub }, claims, (visitor) => {
      const open = watch(hub, visitor, call ?? parseWatch(query.baas_request))
      reply.hijack()
      open(reply.raw, { 'x-content-type-options': 'nosniff' })
    })
  })
}

/**
 * The address that the client asked, a tenant's by now, with the public scheme; forwarding headers are never believed.
 */
function locationOf(host: string, { publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  const known = publicUrl ? new URL(publicUrl) : null
  const authority = known && known.hostname === host.replace(/:\d+$/, '') ? known.host : host
  const secure = known?.protocol === 'https:'
  return {
    hostname: `${secure ? 'https' : 'http'}://${authority}`,
    ws_hostname: `${secure ? 'wss' : 'ws'}://${authority}`,
    deployment_model: 'GLOBAL',
    location: 'IT',
  }
}
