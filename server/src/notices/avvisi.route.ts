import type { FastifyInstance } from 'fastify'
import { visitorBySession } from '../accounts/visitor.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** `POST /api/avvisi/letti`: marks all notices of the visitor as read. It needs the session token. */
export function avvisiRoutes(app: FastifyInstance): void {
  app.post('/api/avvisi/letti', async ({ tenant, headers }, reply) => {
    const { usr } = await visitorBySession(tenant, headers.authorization)
    await readAvvisi(tenant, usr._id)
    return reply.code(204).send()
  })
}

async function readAvvisi(tenant: Tenant, usrId: string): Promise<void> {
  await tenant.documents.transact(usrId, async (writer) => {
    for await (const { doc } of writer.scan('avvisi', { anyOf: [{ path: 'usrId', values: [usrId] }] })) {
      if (doc.lettoIl === undefined) await writer.replace('avvisi', { ...doc, lettoIl: writer.at }, 'update')
    }
  })
}
