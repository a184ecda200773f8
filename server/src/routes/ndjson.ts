import type { FastifyReply, FastifyRequest } from 'fastify'
import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib'
import { acceptedEncoding } from './accepted-encoding.ts'

/** Sends values as lines of JSON while they are made; made per user, and never kept by anybody. */
export function sendLines(request: FastifyRequest, reply: FastifyReply, values: AsyncIterable<unknown>): FastifyReply {
  const lines = Readable.from(textOf(values))
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  // a reader who goes away ends the query too; what the log says then is for the curious
  const stream = encoding ? pipeline(lines, packerOf(encoding), (error) => error && request.log.debug(error)) : lines
  void reply.type('application/x-ndjson').header('cache-control', 'no-store').header('vary', 'accept-encoding')
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.send(stream)
}

async function* textOf(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`
}

/** Made per user and read once: the fastest level is the best one. */
const packerOf = (encoding: 'br' | 'gzip'): BrotliCompress | Gzip =>
  encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
    : createGzip({ level: 1 })
