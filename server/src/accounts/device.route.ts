import type { FastifyInstance } from 'fastify'
import { visitorBySession } from './visitor.ts'

const PER_MINUTE = 60

/**
 * `POST /api/dispositivo` with the session token: 204 and the cookie `dispositivo`, which no script reads and no socket
 * can set. From then on the person is let in first from that browser (ADR 0093).
 */
export function deviceRoutes(app: FastifyInstance): void {
  const limited = { config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } }
  app.post('/api/dispositivo', limited, async ({ tenant, headers }, reply) => {
    const { usr } = await visitorBySession(tenant, headers.authorization)
    const { id, cookie } = await tenant.devices.cookieFor(await tenant.devices.idOf(headers.cookie))
    await tenant.users.knowsDevice(usr.email, id)
    return reply.code(204).header('cache-control', 'no-store').header('set-cookie', cookie).send()
  })
}
