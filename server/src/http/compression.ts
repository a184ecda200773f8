import type { FastifyInstance } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Bytes of one packet: below it there is nothing to win. */
const SMALLEST = 1400
/** Made for one reader: quick rather than small. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Pages and JSON; streams and files bring their own encoding. */
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

type Encoding = 'br' | 'gzip'

/** The one that a client likes best (RFC 9110 12.5.3), Brotli of equals; `null` when it would rather have none. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const weights = weightsOf(header ?? '')
  const weightOf = (...names: string[]): number =>
    names.map((name) => weights.get(name)).find((weight) => weight !== undefined) ?? weights.get('*') ?? 0
  const [br, gzip] = [weightOf('br'), weightOf('gzip', 'x-gzip')]
  const best = Math.max(br, gzip)
  if (best === 0 || (weights.get('identity') ?? 0) > best) return null
  return br === best ? 'br' : 'gzip'
}

/** 1 where no weight is given; a coding with a malformed one is left out. */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const member of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = member.split(';').map((part) => part.trim())
    const q = parameters.map((one) => /^q\s*=\s*(.*)$/.exec(one)?.[1]).find((value) => value !== undefined) ?? '1'
    if (name !== '' && /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(q)) weights.set(name, Number(q))
  }
  return weights
}
