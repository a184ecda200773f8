import { ROLES } from '@bandiera/domain'
import { PREVIEW_PARAMETER } from '@bandiera/wire'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { createPreviews, type PreviewFacts } from './previews.ts'
import type { Registry } from './registry.ts'
import type { Tenants } from '../tenants/tenants.ts'
import { parsedBody } from '../http/bodies.ts'
import { contentsFor } from '../http/page/contents-for.ts'
import { manifestFor } from './tenant-manifest.ts'
import { settingsOf } from '../tenants/settings.ts'
import { jsonOf, operatorOf } from './registry-part.ts'

const what = { tenant: z.string().max(200), ruolo: z.enum(ROLES) }
const OrderSchema = z.object({
  ...what,
  generazione: z.int().min(0).optional(),
  /** At most half a day: the session ends with its token. */
  minuti: z.int().min(5).max(720).default(60),
  perche: z.string().trim().min(1).max(500),
})
const QuerySchema = z.object({ ...what, generazione: z.coerce.number().int().min(0).optional() })

interface PreviewsRoutes {
  registry: Registry
  tenants: Tenants
  addressOf: (tenant: string) => string
  development: boolean
}

/**
 * For operators: a tenant's portal as a role has it, with the modules of one of its generations.
 * - `POST /api/registro/anteprime` `{tenant, ruolo, generazione?, minuti?, perche}`: 201 `{anteprima, indirizzo}`; the address
 *   works for every holder until the preview ends.
 * - `GET`: `{anteprime}`, those that are not over. `DELETE /api/registro/anteprime/:id`: ends it, 204.
 * - `GET /api/registro/anteprime/contenuto?tenant=&ruolo=&generazione=`: `{contenuto: Contents}`.
 */
export function previewsRoutes(part: FastifyInstance, given: PreviewsRoutes): void {
  const { registry, tenants, addressOf, development } = given
  const previews = createPreviews(registry, tenants)
  part.post('/api/registro/anteprime', async (request, reply) => {
    const { name: by } = operatorOf(request)
    const { ruolo: role, generazione: generation, minuti: minutes, perche: why, tenant } = jsonOf(OrderSchema, request)
    const { preview, token } = await previews.open({ tenant, role, generation, minutes, by, why })
    const indirizzo = `${addressOf(tenant)}/#${PREVIEW_PARAMETER}=${token}`
    return reply.code(201).send({ anteprima: told(preview), indirizzo })
  })
  part.get('/api/registro/anteprime', async (request) => {
    operatorOf(request)
    return { anteprime: (await previews.list()).map(told) }
  })
  part.delete<{ Params: { id: string } }>('/api/registro/anteprime/:id', async (request, reply) => {
    await previews.end(request.params.id, operatorOf(request).name)
    return reply.code(204).send()
  })
  part.get('/api/registro/anteprime/contenuto', async (request) => {
    operatorOf(request)
    const { tenant: id, ruolo, generazione } = parsedBody(QuerySchema, request.query)
    const { tenant, generation } = await previews.existing(id, generazione)
    const asking = { development, generation, account: async () => undefined, province: undefined }
    return { contenuto: contentsFor(await manifestFor(registry, await settingsOf(tenant), asking), ruolo) }
  })
}

const told = ({ id, tenant, role, generation, by, why, at, until }: PreviewFacts): object => ({
  id,
  tenant,
  ruolo: role,
  generazione: generation,
  chi: by,
  perche: why,
  quando: at,
  fino: until,
})
