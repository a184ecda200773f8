import { withShell } from '@bandiera/releases'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { PortalError } from '../../errors.ts'
import { overviewOf } from '../../services/registro/overview.ts'
import type { Registro } from '../../services/registro/registro.ts'
import { jsonOf, operatorOf } from './registro-part.ts'

const version = z.string().max(64)
const ShellSchema = z.object({
  version,
  contracts: z.array(version).min(1).max(10),
  shared: z.record(z.string().max(100), version),
})

/**
 * `GET /api/registro`: `Overview`, for whoever has a key or operates. For operators: `GET /api/registro/generazioni/:tenant`,
 * `{generazioni: Generation[]}`, newest first; `POST /api/registro/shell` with the facts of another shell
 * (`{version, contracts, shared}`, as `shell.json` has them): `{prospetto: Prospect[]}`, what would change for whom; 422 when a
 * tenant would be left without a module that it uses.
 */
export function statoRoutes(part: FastifyInstance, registro: Registro): void {
  part.get('/api/registro', async () => overviewOf(registro))
  part.get<{ Params: { tenant: string } }>('/api/registro/generazioni/:tenant', async (request) => {
    operatorOf(request)
    const tenant = (await registro.snapshot()).state.tenants.find(({ id }) => id === request.params.tenant)
    if (!tenant) throw new PortalError('REGISTRO_TENANT', request.params.tenant)
    return { generazioni: tenant.generations.filter(({ n }) => n > 0) }
  })
  part.post('/api/registro/shell', async (request, reply) => {
    operatorOf(request)
    const shell = jsonOf(ShellSchema, request)
    const prospetto = withShell((await registro.snapshot()).state, shell)
    return reply.code(prospetto.some(({ stranded }) => stranded) ? 422 : 200).send({ prospetto })
  })
}
