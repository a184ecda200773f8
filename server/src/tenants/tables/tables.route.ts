import { firstRole } from '@bandiera/domain'
import type { FastifyInstance } from 'fastify'
import { PortalError } from '../../errors.ts'
import { addPart } from '../../http/part.ts'
import { visitorBySession } from '../../accounts/visitor.ts'
import type { Tenant } from '../tenant.ts'

/** The list of comuni of ISTAT as JSON has 2 MB. */
const TABLE_LIMIT = 16 * 1024 * 1024

/**
 * For admins; the last two only for those of the tenant that replaces tables, because these count for all tenants.
 * - `GET /api/riferimenti/tabelle`: `{tabelle: ReferenceTable[], sostituisce}`.
 * - `POST /api/riferimenti/tabelle/:nome?prova=1`, the file as body, up to 16 MB: `TableReport`; with `prova` nothing is replaced.
 * - `DELETE /api/riferimenti/tabelle/:nome` (204): the shipped table again.
 */
export async function tablesRoutes(app: FastifyInstance): Promise<void> {
  await addPart(app, 'tabelle', async (part) => {
    part.removeAllContentTypeParsers()
    part.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: TABLE_LIMIT }, (_request, bytes, done) =>
      done(null, bytes),
    )
    part.get('/api/riferimenti/tabelle', async ({ tenant, headers }) => {
      await admitAdmin(tenant, headers.authorization)
      return { tabelle: await tenant.tables.list(), sostituisce: tenant.replacesTables }
    })
    part.post<{ Params: { nome: string }; Querystring: { prova?: string } }>(
      '/api/riferimenti/tabelle/:nome',
      {
        bodyLimit: TABLE_LIMIT,
        onRequest: async ({ tenant, headers }) => admitReplacing(tenant, headers.authorization),
      },
      async ({ tenant, params, query, body }) => {
        const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        return tenant.tables.load(params.nome, content, { prova: query.prova === '1' })
      },
    )
    part.delete<{ Params: { nome: string } }>(
      '/api/riferimenti/tabelle/:nome',
      async ({ tenant, headers, params }, reply) => {
        await admitReplacing(tenant, headers.authorization)
        await tenant.tables.reset(params.nome)
        return reply.code(204).send()
      },
    )
  })
}

async function admitAdmin(tenant: Tenant, authorization: string | undefined): Promise<void> {
  const { usr } = await visitorBySession(tenant, authorization)
  if (firstRole(usr.role) !== 'admin') throw new PortalError('ROLE_REFUSED')
}

async function admitReplacing(tenant: Tenant, authorization: string | undefined): Promise<void> {
  await admitAdmin(tenant, authorization)
  if (!tenant.replacesTables) throw new PortalError('REGISTRO_OPERATOR')
}
