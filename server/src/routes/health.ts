import type { FastifyInstance } from 'fastify'
import { PortalError } from '../errors.ts'
import type { Tenants } from '../services/tenants.ts'

/**
 * `GET /healthz`: the process answers. `GET /readyz`: every tenant's database can be written; else 503 with the reason.
 */
export function healthRoutes(app: FastifyInstance, tenants: Tenants): void {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (request, reply) => {
    for (const tenant of tenants.list()) {
      try {
        await tenant.store.probe()
      } catch (error) {
        request.log.error(error)
        // the log has the file's path; a stranger gets the code and what to do
        const known = error instanceof PortalError ? error : new PortalError('SERVER_FAILED')
        return reply.code(503).send({ ok: false, tenant: tenant.id, code: known.code, reason: known.message })
      }
    }
    return { ok: true, tenants: tenants.list().length }
  })
}
