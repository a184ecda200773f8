import { COLLECTIONS, isCollection } from '@bandiera/domain'
import type { FastifyInstance } from 'fastify'
import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import { pull, type PullQuestion } from '../feed/pull.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { visitorBySession } from './visitor.ts'

const QuerySchema = z.object({
  since: z.coerce.number().int().nonnegative().default(0),
  ep: z.string().default(''),
  colls: z.string().optional(),
})

/**
 * `GET /sync/pull?since=&ep=&colls=`: what the visitor may see and does not have yet, as NDJSON (`PullLineSchema`), by
 * `_id` descending in a whole view. `since` is the position of the last answer, `ep` its epoch, `colls` a comma list.
 * Needs the session token. An answer without its closing line broke off: nothing of it counts.
 */
export function syncRoutes(app: FastifyInstance): void {
  app.get('/sync/pull', async (request, reply) => {
    const question = questionOf(request.query)
    const visitor = await visitorBySession(request.tenant, request.headers.authorization)
    const lines = Readable.from(textOf(pull(visitor, question)))
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    // a reader who goes away ends the query too; what the log says then is for the curious
    const stream = encoding ? pipeline(lines, packerOf(encoding), (error) => error && request.log.debug(error)) : lines
    void reply.type('application/x-ndjson').header('cache-control', 'no-store').header('vary', 'accept-encoding')
    if (encoding) void reply.header('content-encoding', encoding)
    return reply.send(stream)
  })
}

function questionOf(query: unknown): PullQuestion {
  const parsed = QuerySchema.safeParse(query)
  if (!parsed.success) throw new PortalError('REQUEST_INVALID', String(parsed.error.issues[0]?.path[0] ?? 'query'))
  const { since, ep, colls } = parsed.data
  const names = colls ? colls.split(',') : [...COLLECTIONS]
  const unknown = names.find((name) => !isCollection(name))
  if (unknown !== undefined) throw new PortalError('COLLECTION_UNKNOWN', unknown)
  return { since, ep, colls: names.filter(isCollection) }
}

async function* textOf(lines: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}

/** Made per user and read once: the fastest level is the best one. */
const packerOf = (encoding: 'br' | 'gzip'): BrotliCompress | Gzip =>
  encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
    : createGzip({ level: 1 })
