import type { FastifyInstance } from 'fastify'
import { readAvvisi } from './read-avvisi.ts'
import { visitorBySession } from '../accounts/visitor.ts'

/** `POST /api/avvisi/letti`: everything that the visitor was told counts as read. It needs the session token. */
export function avvisiRoutes(app: FastifyInstance): void {
  app.post('/api/avvisi/letti', async ({ tenant, headers }, reply) => {
    const { usr } = await visitorBySession(tenant, headers.authorization)
    await readAvvisi(tenant, usr._id)
    return reply.code(204).send()
  })
}
