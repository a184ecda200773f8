import type { FastifyInstance } from 'fastify'
import type { Hubs } from '../feed/hubs.ts'
import { visitorBySession } from './visitor.ts'

/**
 * `POST /api/popup/chiudi`: closes the popup windows of whoever asks, through the channel `closePopup` (spec §2); only
 * the asking user's own sockets hear of it. Needs the session token; answers 204.
 */
export function chiudiPopupRoutes(app: FastifyInstance, hubs: Hubs): void {
  app.post('/api/popup/chiudi', async ({ tenant, headers }, reply) => {
    const { usr } = await visitorBySession(tenant, headers.authorization)
    hubs.of(tenant).closePopups(usr._id)
    return reply.code(204).send()
  })
}
