import type { FastifyReply, FastifyRequest } from 'fastify'
import { finished, pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib'
import { whileAdmitted } from '../feed/admit.ts'
import type { Hub } from '../feed/hub.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import type { Visitor } from './visitor.ts'

/** Whom an answer is made for, and where the end of their rights is heard of. */
export interface Reader {
  visitor: Visitor
  hub: Hub
}

/**
 * Sends values as lines of JSON while they are made; made per user, and never kept by anybody. An answer that is still on
 * its way when the reader's session or rights end breaks off.
 */
export function sendLines({ request, reply }: Exchange, values: AsyncIterable<unknown>, reader: Reader): FastifyReply {
  // one line waits for a slow reader; as objects it would be sixteen
  const lines = Readable.from(textOf(values), { objectMode: false })
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  // a reader who goes away ends the query too; what the log says then is for the curious
  const stream = encoding ? pipeline(lines, packerOf(encoding), (error) => error && request.log.debug(error)) : lines
  void reply.type('application/x-ndjson').header('cache-control', 'no-store').header('vary', 'accept-encoding')
  if (encoding) void reply.header('content-encoding', encoding)
  const { raw } = reply
  const leave = whileAdmitted(reader.hub, reader.visitor, (error) => {
    if (raw.headersSent) raw.destroy()
    else stream.destroy(error)
  })
  // a reader who has gone already is told of too
  finished(raw, leave)
  return reply.send(stream)
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

async function* textOf(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`
}

/** Made per user and read once: the fastest level is the best one (ADR 0039). */
const packerOf = (encoding: 'br' | 'gzip'): BrotliCompress | Gzip =>
  encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
    : createGzip({ level: 1 })
