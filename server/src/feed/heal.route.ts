import type { CollectionName } from '@bandiera/domain'
import { viewOf } from '@bandiera/policy'
import { type FeedEntry, hashOf, type ManifestLine, type RecordsQuestion, RecordsQuestionSchema } from '@bandiera/wire'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { parsedRequest } from '../http/bodies.ts'
import { admitBySession } from './admit.ts'
import { sendLines, sendList } from './ndjson.ts'
import { collectionsIn, type SyncRoutes } from './pull.route.ts'
import { readerBySession, type Visitor } from '../accounts/visitor.ts'
import type { Budget } from '../http/bounds/budget.ts'

const QuerySchema = z.object({ colls: z.string().optional() })

/**
 * For a client whose sums differ; both need the session token.
 *
 * - `GET /sync/manifest?colls=`: `[_id, hash]` of all it should hold (`ManifestLineSchema`), reported in the log.
 * - `POST /sync/records` `{c, ids}`: those records as they are now (`RecordsAnswerSchema`).
 */
export function healRoutes(app: FastifyInstance, { hubs, calls, demandDeclared }: Omit<SyncRoutes, 'limits'>): void {
  app.get('/sync/manifest', async (request, reply) => {
    const colls = collectionsIn(parsedRequest(QuerySchema, request.query).colls)
    await demandDeclared(request, 'legge', colls)
    await admitBySession(request, hubs, (reader) => {
      request.log.warn({ tenant: request.tenant.id, uid: reader.visitor.usr._id, colls }, 'feed: a client heals')
      return sendLines({ request, reply, calls }, manifest(reader.visitor, colls, calls.budget('lines')), reader)
    })
    return reply
  })

  app.post('/sync/records', async (request, reply) => {
    await readerBySession(request.tenant, request.headers.authorization)
    const question = parsedRequest(RecordsQuestionSchema, request.body)
    await demandDeclared(request, 'legge', [question.c])
    await admitBySession(request, hubs, (reader) => {
      const records = recordsById(reader.visitor, question, calls.budget('lines'))
      return sendList({ request, reply, calls }, 'ch', records, reader)
    })
    return reply
  })
}

const LINE = 500

/** Id and hash of every record that the visitor sees. */
async function* manifest(
  { tenant: { store }, held }: Visitor,
  colls: readonly CollectionName[],
  budget: Budget,
): AsyncGenerator<ManifestLine> {
  const cursor = await store.seq()
  for (const c of colls) {
    let m: [string, number][] = []
    for await (const { doc, audience } of budget.inTurns(store.scan(c, { tokens: [...held] }))) {
      const view = viewOf(c, doc, audience, held)
      if (view) m.push([view._id, hashOf(view)])
      if (m.length < LINE) continue
      yield { c, m }
      m = []
    }
    if (m.length > 0) yield { c, m }
  }
  yield { ep: store.epoch, cursor }
}

const PART = 50

/** One that is not there and one that the visitor may not see look the same. */
async function* recordsById(
  { tenant: { store }, held }: Visitor,
  { c, ids }: RecordsQuestion,
  budget: Budget,
): AsyncGenerator<FeedEntry> {
  const rev = await store.seq()
  const wanted = [...new Set(ids)]
  for (let from = 0; from < wanted.length; from += PART) {
    const part = wanted.slice(from, from + PART)
    const entries = new Map(part.map((id): [string, FeedEntry] => [id, { o: 'd', c, id, rev }]))
    for await (const stored of budget.inTurns(store.scan(c, { ids: part }))) {
      const d = viewOf(c, stored.doc, stored.audience, held)
      if (d) entries.set(d._id, { o: 'u', c, d, rev: stored.rev })
    }
    yield* entries.values()
  }
}
