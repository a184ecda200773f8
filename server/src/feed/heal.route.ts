import { RecordsQuestionSchema } from '@bandiera/wire'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import { manifest, recordsById } from './heal.ts'
import { admitBySession } from './admit-by-session.ts'
import { sendLines, sendList } from './ndjson.ts'
import { collectionsIn, type SyncRoutes } from './pull.route.ts'
import { readerBySession } from '../accounts/visitor.ts'

const QuerySchema = z.object({ colls: z.string().optional() })

/**
 * How a client whose sums differ mends itself; both need the session token.
 *
 * - `GET /sync/manifest?colls=`: `[_id, hash]` of all it should hold (`ManifestLineSchema`). Asking is reported in the
 *   log: somebody held something wrong.
 * - `POST /sync/records` `{c, ids}`: those records as they are now (`RecordsAnswerSchema`).
 */
export function healRoutes(app: FastifyInstance, { hubs, calls, demandDeclared }: Omit<SyncRoutes, 'limits'>): void {
  app.get('/sync/manifest', async (request, reply) => {
    const query = QuerySchema.safeParse(request.query)
    if (!query.success) throw new PortalError('REQUEST_INVALID', 'colls')
    const colls = collectionsIn(query.data.colls)
    await demandDeclared(request, 'legge', colls)
    await admitBySession(request, hubs, (reader) => {
      request.log.warn({ tenant: request.tenant.id, uid: reader.visitor.usr._id, colls }, 'feed: a client heals')
      return sendLines({ request, reply, calls }, manifest(reader.visitor, colls, calls.budget('lines')), reader)
    })
    return reply
  })

  app.post('/sync/records', async (request, reply) => {
    await readerBySession(request.tenant, request.headers.authorization)
    const question = RecordsQuestionSchema.safeParse(request.body)
    if (!question.success) throw new PortalError('REQUEST_INVALID', String(question.error.issues[0]?.path[0] ?? 'body'))
    await demandDeclared(request, 'legge', [question.data.c])
    await admitBySession(request, hubs, (reader) =>
      sendList(
        { request, reply, calls },
        'ch',
        recordsById(reader.visitor, question.data, calls.budget('lines')),
        reader,
      ),
    )
    return reply
  })
}
