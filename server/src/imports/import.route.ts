import { firstRole, type ImportEntry, type ImportUndo, type RereadReport } from '@bandiera/domain'
import type { ImportReport } from '@bandiera/wire'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import { importIncentivi } from './incentivi/import-incentivi.ts'
import { exportIn } from './incentivi/options.ts'
import { rereadGrants } from './incentivi/reread.ts'
import { areOwn, importsOf, recordImport, undoRecorded } from './imports.ts'
import { parsedBody } from '../http/bodies.ts'
import { visitorBySession, type Visitor } from '../accounts/visitor.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** The whole export of incentivi.gov.it has 20 MB, with a value for every 37 bytes. */
const FILE_LIMIT = 32 * 1024 * 1024
const FILE_VALUES = 1_000_000
const IMPORTERS = ['admin', 'editore']

const Position = z.int().positive()
/** An import that a client writes itself, record by record. */
const ImportSchema = z.object({
  tipo: z.literal('aziende'),
  file: z.string().max(200).optional(),
  conteggi: z.object({ nuovi: z.int().nonnegative(), aggiornati: z.int().nonnegative() }),
  operazioni: z
    .array(z.object({ da: Position, a: Position }).refine(({ da, a }) => a >= da))
    .min(1)
    .max(10_000),
})

/**
 * `POST /api/import/incentivi?prova=1`: an export of incentivi.gov.it as JSON, up to 32 MB, alone or as `{ opzioni, dati }`;
 * answers an `ImportReport` with one row per record. With `prova` nothing is stored. `POST /api/import/incentivi/rilettura?prova=1`
 * reads stored grants again. Both need the session token of an admin or editore.
 *
 * `GET /api/importazioni` lists the imports that the visitor may take back, `POST /api/importazioni` adds one that a client
 * made itself, `POST /api/importazioni/:id/annulla` takes one back.
 */
export function importRoutes(app: FastifyInstance): void {
  app.post<{ Querystring: { prova?: string } }>(
    '/api/import/incentivi',
    { bodyLimit: FILE_LIMIT, config: { admits: admitImporter, values: FILE_VALUES } },
    async ({ tenant, headers, query, body }): Promise<ImportReport> => {
      const by = await importer(tenant, headers.authorization)
      const { file, opzioni } = exportIn(body)
      return importIncentivi(tenant, file, { by, prova: query.prova === '1', opzioni })
    },
  )
  app.post<{ Querystring: { prova?: string } }>(
    '/api/import/incentivi/rilettura',
    async ({ tenant, headers, query }): Promise<RereadReport> => {
      const by = await importer(tenant, headers.authorization)
      return rereadGrants(tenant, { by, prova: query.prova === '1' })
    },
  )
  listRoutes(app)
}

function listRoutes(app: FastifyInstance): void {
  app.get('/api/importazioni', async ({ tenant, headers }, reply): Promise<{ importazioni: ImportEntry[] }> => {
    const { usr } = await visitorBySession(tenant, headers.authorization)
    void reply.header('cache-control', 'no-store')
    return { importazioni: await importsOf(tenant, { by: usr._id, admin: firstRole(usr.role) === 'admin' }) }
  })
  app.post('/api/importazioni', async ({ tenant, headers, body }): Promise<{ id: string | null }> => {
    const { usr } = await visitorBySession(tenant, headers.authorization)
    const given = parsedBody(ImportSchema, body)
    if (!(await areOwn(tenant, usr._id, given.operazioni))) throw new PortalError('IMPORT_FOREIGN')
    return { id: await recordImport(tenant, { ...given, by: usr._id, at: new Date().toISOString() }) }
  })
  app.post<{ Params: { id: string } }>(
    '/api/importazioni/:id/annulla',
    async ({ tenant, headers, params }): Promise<ImportUndo> => {
      const { usr } = await visitorBySession(tenant, headers.authorization)
      return undoRecorded(tenant, params.id, { by: usr._id, admin: firstRole(usr.role) === 'admin' })
    },
  )
}

async function importer(tenant: Tenant, authorization: string | undefined): Promise<string> {
  const visitor = await visitorBySession(tenant, authorization)
  admitImporter(visitor)
  return visitor.usr._id
}

function admitImporter({ usr }: Visitor): void {
  if (!IMPORTERS.includes(firstRole(usr.role) ?? '')) throw new PortalError('ROLE_REFUSED')
}
