import { UseReportSchema } from '@bandiera/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registro } from '../services/registro/registro.ts'
import { heedCrashes } from '../services/registro/uso/breaker.ts'
import { addHealth } from '../services/registro/uso/health.ts'
import type { Leases } from '../services/registro/uso/leases.ts'
import type { SessionClaims } from '../services/sessions.ts'
import { settingsOf } from './page/settings-of.ts'
import { parsedBody } from './parsed-body.ts'
import { bearerOf } from './visitor.ts'

interface UsoRoutes {
  registro: Registro
  leases: Leases
}

/** An office behind one address opens the portal at nine; nobody needs more. */
const REPORTS = { max: 1200, timeWindow: '1 minute' }
/** Bytes of a report about every module with every failure that a page keeps. */
const REPORT_LIMIT = 64_000

/**
 * `POST /api/moduli/uso` `UseReport`: what a page holds and how it did; 204, or 200 `{manifesto: true}` when this person gets
 * another version from now on, for which the page asks. Also from pages where nobody is signed in, whose crashes are counted but
 * switch nothing off; of a preview only what it holds. Releases that do not exist are passed over.
 */
export function usoRoutes(app: FastifyInstance, { registro, leases }: UsoRoutes): void {
  app.post(
    '/api/moduli/uso',
    { bodyLimit: REPORT_LIMIT, config: { proof: 'none', rateLimit: REPORTS } },
    async (request, reply) => {
      const report = parsedBody(UseReportSchema, request.body)
      const { id } = request.tenant
      const known = await Promise.all(report.modules.map((use) => registro.releaseOf(use.id, use.version)))
      const modules = report.modules.filter((_, index) => known[index])
      await leases.report(id, { ...report, modules })
      const claims = await claimsOf(request)
      if (!claims?.preview) await addHealth(registro.store, id, modules)
      if (!claims || claims.preview) return reply.code(204).send()
      const witness = { settings: await settingsOf(request.tenant), uid: claims.uid }
      const heeded = await heedCrashes(registro, witness, modules)
      return heeded === 'person' ? { manifesto: true } : reply.code(204).send()
    },
  )
}

const claimsOf = ({ tenant, headers }: FastifyRequest): Promise<SessionClaims | null> =>
  tenant.sessions.verify(bearerOf(headers.authorization))
