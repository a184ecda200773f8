import { isCollection, type VoceCronologia } from '@bandiera/domain'
import type { FastifyInstance } from 'fastify'
import { PortalError } from '../errors.ts'
import { historyOf } from './history.ts'
import type { HistoryParts } from './undo.route.ts'
import { takeReading } from '../http/bounds/take-reading.ts'
import { visitorBySession } from '../accounts/visitor.ts'

/**
 * `GET /api/cronologia/:coll/:id`: `{ voci }`, the newest 200 changes of a record that the visitor sees in full, newest
 * first: when, who, which fields from what to what. Needs the session token.
 */
export function cronologiaRoutes(app: FastifyInstance, { calls, demandDeclared }: HistoryParts): void {
  app.get<{ Params: { coll: string; id: string } }>(
    '/api/cronologia/:coll/:id',
    async (request, reply): Promise<{ voci: VoceCronologia[] }> => {
      const { coll, id } = request.params
      const visitor = await visitorBySession(request.tenant, request.headers.authorization)
      if (!isCollection(coll)) throw new PortalError('COLLECTION_UNKNOWN', coll)
      await demandDeclared(request, 'legge', [coll])
      void reply.header('cache-control', 'no-store')
      return takeReading({ calls, reply, visitor }, async () => ({ voci: await historyOf(visitor, coll, id) }))
    },
  )
}
