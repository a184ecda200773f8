import { firstRole, isCollection, type Operazione, type VoceCestino } from '@bandiera/domain'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Calls } from '../http/bounds/calls.ts'
import { PortalError } from '../errors.ts'
import { binOf, restoreFromBin } from './bin.ts'
import { emptyBin } from './empty-bin.ts'
import { undo } from './undo.ts'
import type { DemandDeclared } from '../registry/declared-data.ts'
import { parsedBody } from '../http/parsed-body.ts'
import { takeReading } from '../http/bounds/take-reading.ts'
import { visitorBySession } from '../accounts/visitor.ts'

const Position = z.int().positive()
const UndoSchema = z.object({
  operazioni: z
    .array(z.object({ da: Position, a: Position }).refine(({ da, a }) => a >= da))
    .min(1)
    .max(1000),
})

export interface HistoryParts {
  calls: Calls
  demandDeclared: DemandDeclared
}

interface Undone {
  /** What taking it back has put into the log; `null` when there was nothing to do. */
  operazione: Operazione | null
}

/**
 * Taking back: `POST /api/annulla` inverts one's own operations of the last minutes, `GET /api/cestino` lists deleted
 * records, `POST /api/cestino/:coll/:id` brings one back, `DELETE /api/cestino` gives all of them up, for admins. They need the session token.
 */
export function annullaRoutes(app: FastifyInstance, { calls, demandDeclared }: HistoryParts): void {
  app.post('/api/annulla', async ({ tenant, headers, body }): Promise<Undone> => {
    const visitor = await visitorBySession(tenant, headers.authorization)
    const { operazioni } = parsedBody(UndoSchema, body)
    return { operazione: await undo(visitor, operazioni) }
  })
  app.get('/api/cestino', async ({ tenant, headers }, reply): Promise<{ voci: VoceCestino[] }> => {
    const visitor = await visitorBySession(tenant, headers.authorization)
    void reply.header('cache-control', 'no-store')
    return takeReading({ calls, reply, visitor }, async () => ({ voci: await binOf(visitor) }))
  })
  app.delete('/api/cestino', async ({ tenant, headers }): Promise<{ eliminati: number }> => {
    const { usr } = await visitorBySession(tenant, headers.authorization)
    if (firstRole(usr.role) !== 'admin') throw new PortalError('ROLE_REFUSED')
    return { eliminati: await emptyBin(tenant, usr._id) }
  })
  app.post<{ Params: { coll: string; id: string } }>('/api/cestino/:coll/:id', async (request): Promise<Undone> => {
    const { coll, id } = request.params
    const visitor = await visitorBySession(request.tenant, request.headers.authorization)
    if (!isCollection(coll)) throw new PortalError('COLLECTION_UNKNOWN', coll)
    await demandDeclared(request, 'scrive', [coll])
    return { operazione: await restoreFromBin(visitor, coll, id) }
  })
}
