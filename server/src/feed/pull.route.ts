import { COLLECTIONS, isCollection, type CollectionName } from '@bandiera/domain'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import { parsedRequest } from '../http/bodies.ts'
import type { Calls } from '../http/bounds/calls.ts'
import type { Hubs } from './hub.ts'
import { pull, type PullQuestion } from './pull.ts'
import type { DemandDeclared } from '../registry/declared-data.ts'
import { sendLines } from './ndjson.ts'
import { admitBySession } from './admit.ts'
import type { WindowLimits } from '../config.ts'

export interface SyncRoutes {
  hubs: Hubs
  calls: Calls
  limits: WindowLimits
  demandDeclared: DemandDeclared
}

const QuerySchema = z.object({
  since: z.coerce.number().int().nonnegative().default(0),
  ep: z.string().default(''),
  colls: z.string().optional(),
  whole: z.string().optional(),
})

/**
 * `GET /sync/pull?since=&ep=&colls=&whole=`: what the visitor may see and does not have yet, as NDJSON
 * (`PullLineSchema`), by `_id` descending in a whole view. `since` is the position of the last answer, `ep` its epoch,
 * `colls` a comma list. With `whole`, a comma list too, a whole view is cut to the size that a page should hold, but
 * for those collections. Needs the session token. Without its closing line an answer broke off: nothing of it counts.
 */
export function syncRoutes(app: FastifyInstance, { hubs, calls, limits, demandDeclared }: SyncRoutes): void {
  app.get('/sync/pull', async (request, reply) => {
    const question = questionOf(request.query)
    await demandDeclared(request, 'legge', question.colls)
    await admitBySession(request, hubs, ({ visitor, hub }) => {
      const lines = pull(visitor, question, { census: hub.census, limits, budget: calls.budget('lines') })
      return sendLines({ request, reply, calls }, lines, { visitor, hub })
    })
    return reply
  })
}

function questionOf(query: unknown): PullQuestion {
  const { since, ep, colls, whole } = parsedRequest(QuerySchema, query, 'query')
  return {
    since,
    ep,
    colls: collectionsIn(colls),
    ...(whole !== undefined && { whole: whole ? collectionsIn(whole) : [] }),
  }
}

/** Collections of a comma list, each once, all when there is none; `COLLECTION_UNKNOWN`. */
export function collectionsIn(list: string | undefined): CollectionName[] {
  const names = list ? list.split(',') : [...COLLECTIONS]
  const unknown = names.find((name) => !isCollection(name))
  if (unknown !== undefined) throw new PortalError('COLLECTION_UNKNOWN', unknown)
  return [...new Set(names.filter(isCollection))]
}
