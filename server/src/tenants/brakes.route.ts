import type { FastifyInstance } from 'fastify'
import type { Braked } from './quota/brakes.ts'
import type { Tenants } from './tenants.ts'
import { operatorOf } from '../registry/registry-part.ts'

interface RefusedPerson extends Braked {
  /** `null` for a deleted person. */
  nome: string | null
}

/** `GET /api/registro/freni`: `{freni: RefusedPerson[]}`, people whom this process refused work, the newest first. For operators. */
export function refusedPeopleRoutes(part: FastifyInstance, tenants: Tenants): void {
  part.get('/api/registro/freni', async (request): Promise<{ freni: RefusedPerson[] }> => {
    operatorOf(request)
    const named = tenants.brakes.list().map(async (braked) => {
      const usr = await tenants.byId(braked.tenant)?.users.byId(braked.chi)
      return { ...braked, nome: usr?.name ?? null }
    })
    return { freni: await Promise.all(named) }
  })
}
