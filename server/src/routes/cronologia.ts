import { isCollection, type VoceCronologia } from '@bandiera/domain'
import type { FastifyInstance } from 'fastify'
import { PortalError } from '../errors.ts'
import { historyOf } from '../services/history/history.ts'
import { visitorBySession } from './visitor.ts'

/**
 * `GET /api/cronologia/:coll/:id`: `{ voci }`, the newest 200 changes of a record that the visitor sees in full, newest
 * first: when, who, which fields from what to what. Needs the session token.
 */
export function cronologiaRoutes(app: FastifyInstance): void {
  app.get<{ Params: { coll: string; id: string } }>(
    '/api/cronologia/:coll/:id',
    async ({ tenant, headers, params: { coll, id } }, reply): Promise<{ voci: VoceCronologia[] }> => {
      const visitor = await visitorBySession(tenant, headers.authorization)
      if (!isCollection(coll)) throw new PortalError('COLLECTION_UNKNOWN', coll)
      void reply.header('cache-control', 'no-store')
      return { voci: await historyOf(visitor, coll, id) }
    },
  )
}
