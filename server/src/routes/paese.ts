import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createPaese } from '../services/paese.ts'
import { publicAddress } from '../services/paese-address.ts'
import { visitorBySession } from './visitor.ts'

const PER_MINUTE = 30

/**
 * `GET /api/paese`: `{paese: 'IT'}`, the country that the visitor's network address belongs to, for the phone field to
 * begin with; `{paese: null}` when it is not known, and always without the service of `BANDIERA_PAESE_URL`. Needs the
 * session token; 30 a minute from one address.
 */
export function paeseRoutes(app: FastifyInstance, url: string | undefined): void {
  const paeseOf =
    url === undefined ? null : createPaese({ url, onProblem: (problem) => app.log.warn(`country lookup: ${problem}`) })
  const keyGenerator = (request: FastifyRequest) => addressOf(request) ?? request.ip
  const rateLimit = { max: PER_MINUTE, timeWindow: '1 minute', keyGenerator }
  app.get('/api/paese', { config: { rateLimit } }, async (request, reply) => {
    await visitorBySession(request.tenant, request.headers.authorization)
    const address = addressOf(request)
    void reply.header('cache-control', 'no-store')
    return { paese: paeseOf && address ? await paeseOf(address) : null }
  })
}

const addressOf = ({ socket, headers }: FastifyRequest): string | null =>
  publicAddress(socket.remoteAddress ?? '', headers['x-forwarded-for'])
