import type { FastifyInstance } from 'fastify'
import { PortalError } from '../errors.ts'
import type { Tenants } from '../tenants/tenants.ts'

/** Milliseconds for which one check answers all probes: each check writes to all databases. */
const LOOK_AGAIN_AFTER = 2000

interface Readiness {
  status: 200 | 503
  body: object
}

/**
 * `GET /healthz`: the process answers. `GET /readyz`: the databases of all open tenants can be written, else 503 with the
 * reason; tenants that are closed since the start are counted. Only the log names tenants: strangers must not learn the
 * customers.
 */
export function healthRoutes(app: FastifyInstance, tenants: Tenants): void {
  const readiness = sharedFor(LOOK_AGAIN_AFTER, () => look(app, tenants))
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const { status, body } = await readiness()
    return reply.code(status).send(body)
  })
}

async function look(app: FastifyInstance, tenants: Tenants): Promise<Readiness> {
  for (const tenant of tenants.list()) {
    try {
      await tenant.store.probe()
    } catch (error) {
      app.log.error({ tenant: tenant.id, err: error }, 'a database cannot be written')
      // only the log has the path of the file
      const known = error instanceof PortalError ? error : new PortalError('SERVER_FAILED')
      return { status: 503, body: { ok: false, code: known.code, reason: known.message } }
    }
  }
  const closed = tenants.closed.length
  return { status: 200, body: { ok: true, tenants: tenants.list().length, ...(closed > 0 && { closed }) } }
}

/** Callers share one answer while it is made and for `milliseconds` after. */
export function sharedFor<T>(
  milliseconds: number,
  make: () => Promise<T>,
  now: () => number = performance.now.bind(performance),
): () => Promise<T> {
  let made: { answer: Promise<T>; until: number } | undefined
  return () => {
    if (made && now() < made.until) return made.answer
    const answer = make()
    const one = { answer, until: Infinity }
    made = one
    void answer.catch(() => undefined).then(() => (one.until = now() + milliseconds))
    return answer
  }
}
