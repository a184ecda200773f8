import type { FastifyReply, FastifyRequest } from 'fastify'
import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib'
import type { Calls } from '../http/bounds/calls.ts'
import { whileAdmitted } from './admit.ts'
import type { Hub } from './hub.ts'
import { acceptedEncoding } from '../http/compression.ts'
import { turnToRead, untilOver } from '../http/bounds/reading.ts'
import { callerOf, type Visitor } from '../accounts/visitor.ts'

/** The visitor, and where the end of its rights is heard of. */
interface Reader {
  visitor: Visitor
  hub: Hub
}

/** Lines of JSON, sent while they are made. */
export const sendLines = (exchange: Exchange, values: AsyncIterable<unknown>, reader: Reader): Promise<void> =>
  sendPieces(exchange, { type: 'application/x-ndjson', texts: linesOf(values) }, reader)

/** An object with one list in it, sent while the items are made. */
export const sendList = (
  exchange: Exchange,
  name: string,
  items: AsyncIterable<unknown>,
  reader: Reader,
): Promise<void> =>
  sendPieces(exchange, { type: 'application/json; charset=utf-8', texts: listOf(name, items) }, reader)

/** The answer breaks off when the reader's session or rights end; one person reads a few at a time. */
async function sendPieces(
  { request, reply, calls }: Exchange,
  { type, texts }: { type: string; texts: AsyncIterable<string> },
  { hub, visitor }: Reader,
): Promise<void> {
  const { raw } = reply
  const end = new AbortController()
  const leave = whileAdmitted(hub, visitor, (error) => end.abort(error))
  const answering = untilOver(reply, end)
  void answering.over.then(leave)
  const caller = callerOf(visitor)
  await turnToRead({ calls, kind: 'lines', reply, ...caller, answering })
  // one line waits for a slow reader; as objects it would be sixteen
  const lines = Readable.from(calls.piecesInLane(caller.tenant, joined(texts)), { objectMode: false })
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  // a reader who goes away ends the query too; the log notes it for debugging
  const stream = encoding ? pipeline(lines, packerOf(encoding), (error) => error && request.log.debug(error)) : lines
  void reply.type(type).header('cache-control', 'no-store').header('vary', 'accept-encoding')
  if (encoding) void reply.header('content-encoding', encoding)
  end.signal.addEventListener('abort', () => {
    if (raw.headersSent) raw.destroy()
    else stream.destroy(end.signal.reason as Error)
  })
  void reply.send(stream)
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  calls: Calls
}

/** Characters sent at a time: a row of an export alone would wait for a lane and be packed by itself. */
const CHUNK = 64 * 1024

async function* joined(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let all = ''
  for await (const text of texts) {
    all += text
    if (all.length < CHUNK) continue
    yield all
    all = ''
  }
  if (all) yield all
}

async function* linesOf(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`
}

async function* listOf(name: string, items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = `{${JSON.stringify(name)}:[`
  for await (const item of items) {
    yield `${before}${JSON.stringify(item)}`
    before = ','
  }
  yield before === ',' ? ']}' : `${before}]}`
}

/** Made per user and read once: the fastest level is the best one (ADR 0004). */
const packerOf = (encoding: 'br' | 'gzip'): BrotliCompress | Gzip =>
  encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
    : createGzip({ level: 1 })
