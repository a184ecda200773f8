import type { FastifyInstance } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding } from './accepted-encoding.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Below one packet there is nothing to win. */
const SMALLEST = 1400
/** Made for one reader: quick rather than small. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Compresses pages and JSON on their way out. Streams and files bring their own encoding. */
export function compressText(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST) return payload
    void reply.header('vary', 'accept-encoding')
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (!encoding) return payload
    void reply.header('content-encoding', encoding).removeHeader('content-length')
    return encoding === 'br' ? brotli(payload, QUICK) : zip(payload, { level: 4 })
  })
}
