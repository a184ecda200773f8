import type { FastifyInstance } from 'fastify'
import { PortalError } from '../errors.ts'
import type { Tenants } from '../tenants/tenants.ts'
import type { Tenant } from '../tenants/tenant.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the Host header; the only one this request can reach. */
    tenant: Tenant
  }
}

/** Probes know no tenant. */
const WITHOUT_TENANT = ['/healthz', '/readyz']

/** Before anything else looks at a request. `HOST_UNKNOWN` for a host of no tenant. */
export function resolveTenants(app: FastifyInstance, tenants: Tenants): void {
  app.decorateRequest('tenant')
  app.addHook('onRequest', async (request) => {
    if (WITHOUT_TENANT.includes(request.url.split('?')[0] ?? '')) return
    const tenant = tenants.byHost(request.headers.host)
    if (!tenant) throw new PortalError('HOST_UNKNOWN')
    request.tenant = tenant
  })
}
