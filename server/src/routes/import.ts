import { firstRole } from '@bandiera/domain'
import type { ImportReport } from '@bandiera/wire'
import type { FastifyInstance } from 'fastify'
import { PortalError } from '../errors.ts'
import { importIncentivi } from '../services/import/incentivi/import-incentivi.ts'
import { visitorBySession } from './visitor.ts'

/** The whole export of incentivi.gov.it has about 20 MB. */
const FILE_LIMIT = 32 * 1024 * 1024
const IMPORTERS = ['admin', 'editore']

/**
 * `POST /api/import/incentivi?prova=1`: an export of incentivi.gov.it as JSON, up to 32 MB; answers an `ImportReport`
 * with one row per record. With `prova` nothing is stored. Needs the session token of an admin or editore.
 */
export function importRoutes(app: FastifyInstance): void {
  app.post<{ Querystring: { prova?: string } }>(
    '/api/import/incentivi',
    { bodyLimit: FILE_LIMIT },
    async ({ tenant, headers, query, body }): Promise<ImportReport> => {
      const { usr } = await visitorBySession(tenant, headers.authorization)
      if (!IMPORTERS.includes(firstRole(usr.role) ?? '')) throw new PortalError('ROLE_REFUSED')
      return importIncentivi(tenant, body, { by: usr._id, prova: query.prova === '1' })
    },
  )
}
