import type { FastifyInstance } from 'fastify'
import { visitorBySession } from '../accounts/visitor.ts'

/**
 * `POST /api/popup/chiudi`: closes the popup windows of the caller on every server, through the channel `closePopup`
 * (spec §2). Needs the session token; answers 204.
 */
export function closePopupRoutes(app: FastifyInstance): void {
  app.post('/api/popup/chiudi', async ({ tenant, headers }, reply) => {
    const { usr } = await visitorBySession(tenant, headers.authorization)
    await tenant.store.transact(usr._id, (tx) => tx.signal({ type: 'closePopups', uid: usr._id }))
    return reply.code(204).send()
  })
}
