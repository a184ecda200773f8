import { withoutFeatures, withShell, type Prospect } from '@bandiera/releases'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import { featuresOf } from './features-of.ts'
import type { Registro } from './registry.ts'
import { jsonOf, operatorOf } from './registry-part.ts'

const version = z.string().max(64)
const ShellSchema = z.object({
  version,
  contracts: z.array(version).min(1).max(10),
  shared: z.record(z.string().max(100), version),
})
const FunzioniSchema = z.object({
  tenant: z.string().max(200),
  spente: z.array(z.string().max(60)).min(1).max(100),
})

/**
 * What would happen; nothing does. For operators. `POST /api/registro/shell` with the facts of another shell (`{version,
 * contracts, shared}`, as `shell.json` has them): `{prospetto: Prospect[]}`, what would change for whom.
 * `POST /api/registro/funzioni` `{tenant, spente}`: `{prospetto: FeatureProspect[]}`, what that tenant would have without
 * these features. Both 422 when a tenant would be left without what it cannot do without; `?tabella=1` answers 200 then too,
 * for a page that shows it. `GET /api/registro/funzioni/:tenant`: `{funzioni: TenantFeature[]}`, what it has now.
 */
export function prospettiRoutes(part: FastifyInstance, registro: Registro): void {
  part.post('/api/registro/shell', async (request, reply) => {
    operatorOf(request)
    const shell = jsonOf(ShellSchema, request)
    return answer(request, reply, withShell((await registro.snapshot()).state, shell))
  })
  part.post('/api/registro/funzioni', async (request, reply) => {
    operatorOf(request)
    const { tenant: id, spente: off } = jsonOf(FunzioniSchema, request)
    const features = await featuresOf(registro, id)
    const { state } = await registro.snapshot()
    const tenant = state.tenants.find((one) => one.id === id)
    if (!features || !tenant) throw new PortalError('REGISTRO_TENANT', id)
    return answer(request, reply, withoutFeatures(state, tenant, { features, off }))
  })
  part.get<{ Params: { tenant: string } }>('/api/registro/funzioni/:tenant', async (request) => {
    operatorOf(request)
    const funzioni = await featuresOf(registro, request.params.tenant)
    if (!funzioni) throw new PortalError('REGISTRO_TENANT', request.params.tenant)
    return { funzioni }
  })
}

function answer({ query }: FastifyRequest, reply: FastifyReply, prospetto: readonly Prospect[]): FastifyReply {
  const isRefused = prospetto.some(({ stranded }) => stranded)
  return reply.code(isRefused && !wantsTable(query) ? 422 : 200).send({ prospetto })
}

/** Whoever shows what would happen wants to read it, be it refused. */
export const wantsTable = (query: unknown): boolean => (query as { tabella?: string }).tabella === '1'
