import { firstRole, type StorageUse } from '@bandiera/domain'
import type { FastifyInstance } from 'fastify'
import { PortalError } from '../errors.ts'
import type { PersonUse } from './quota/usage.ts'
import { visitorBySession } from '../accounts/visitor.ts'

const MOST = 10

/** `GET /api/spazio`: `StorageUse`, the space of the tenant and the people who take most. For admins. */
export function spaceRoutes(app: FastifyInstance): void {
  app.get('/api/spazio', async ({ tenant, headers }, reply): Promise<StorageUse> => {
    const { usr } = await visitorBySession(tenant, headers.authorization)
    if (firstRole(usr.role) !== 'admin') throw new PortalError('ROLE_REFUSED')
    const { elementi, byte, file, persone } = await tenant.quota.use()
    const most = [...persone].toSorted(([, a], [, b]) => bytesOf(b) - bytesOf(a)).slice(0, MOST)
    const named = most
      .filter(([, use]) => bytesOf(use) > 0)
      .map(async ([_id, use]) => ({ _id, nome: (await tenant.users.byId(_id))?.name ?? null, ...use }))
    void reply.header('cache-control', 'no-store')
    return {
      elementi: Object.values(elementi).reduce((sum, each) => sum + each.elementi, 0),
      byte,
      file,
      limiti: { portale: tenant.quota.limits.tenant, persona: tenant.quota.limits.person },
      persone: await Promise.all(named),
    }
  })
}

const bytesOf = ({ byte, file }: PersonUse): number => byte + file
