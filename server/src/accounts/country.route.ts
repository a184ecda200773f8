import type { FastifyInstance } from 'fastify'
import { createFindCountry, isPublic } from './country.ts'
import { visitorBySession } from './visitor.ts'

const PER_MINUTE = 30

/**
 * `GET /api/paese`: `{paese: 'IT'}`, the country of the visitor's address, for the phone field to begin with; `null`
 * when it is not known or without `BANDIERA_COUNTRY_URL`. Needs the session token.
 */
export function countryRoutes(app: FastifyInstance, url: string | undefined): void {
  const findCountry =
    url === undefined
      ? null
      : createFindCountry({ url, onProblem: (problem) => app.log.warn(`country lookup: ${problem}`) })
  const rateLimit = { max: PER_MINUTE, timeWindow: '1 minute' }
  app.get('/api/paese', { config: { rateLimit } }, async ({ tenant, headers, address }, reply) => {
    await visitorBySession(tenant, headers.authorization)
    void reply.header('cache-control', 'no-store')
    return { paese: findCountry && isPublic(address) ? await findCountry(address) : null }
  })
}
