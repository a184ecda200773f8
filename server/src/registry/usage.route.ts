import { UseReportSchema, type ModuleUse } from '@bandiera/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../http/address.ts'
import { oneLine } from '../mail/mail.ts'
import type { Registry } from './registry.ts'
import { heedCrashes } from './usage/breaker.ts'
import { addHealth } from './usage/health.ts'
import type { Leases } from './usage/leases.ts'
import type { Unknowns } from './usage/unknown.ts'
import type { SessionClaims } from '../accounts/sessions.ts'
import { settingsOf } from '../tenants/settings.ts'
import { parsedBody } from '../http/bodies.ts'
import { bearerOf } from '../accounts/visitor.ts'

interface UsageRoutes {
  registry: Registry
  leases: Leases
  unknowns: Unknowns
}

/** Enough for an office behind one address that opens the portal at the same time. */
const REPORTS = { max: 1200, timeWindow: '1 minute' }
/** Bytes of a report about every module with every failure that a page keeps. */
const REPORT_LIMIT = 64_000

/**
 * `POST /api/moduli/uso` `UseReport`: the modules of a page and how they did; 204, or 200 `{manifesto: true}` when this
 * person gets another version from now on. Reports without a login are only counted, apart; of a preview only the releases
 * that it holds count. Unknown releases are skipped.
 */
export function usageRoutes(app: FastifyInstance, { registry, leases, unknowns }: UsageRoutes): void {
  app.post(
    '/api/moduli/uso',
    { bodyLimit: REPORT_LIMIT, config: { proof: 'none', rateLimit: REPORTS } },
    async (request, reply) => {
      const report = parsedBody(UseReportSchema, request.body)
      const { id } = request.tenant
      const known = await Promise.all(report.modules.map((use) => registry.releaseOf(use.id, use.version)))
      const modules = report.modules.filter((_, index) => known[index]).map(bounded)
      const claims = await claimsOf(request)
      if (!claims) {
        unknowns.count(id, modules)
        return reply.code(204).send()
      }
      const holder = { tenant: id, uid: claims.preview ? claims.sid : claims.uid, network: networkOf(request.address) }
      await leases.report(holder, { ...report, modules })
      if (claims.preview) return reply.code(204).send()
      await addHealth(registry.store, { tenant: id, uid: claims.uid }, modules)
      const witness = { settings: await settingsOf(request.tenant), uid: claims.uid }
      const heeded = await heedCrashes(registry, witness, modules)
      return heeded === 'person' ? { manifesto: true } : reply.code(204).send()
    },
  )
}

/** Failures of one release that count in a report: the last ones. */
const FAILURES = 20

/** Failures as texts of one line: operators read them, and control characters must not disguise them. */
const bounded = ({ failures, ...use }: ModuleUse): ModuleUse => ({
  ...use,
  ...(failures && { failures: failures.slice(-FAILURES).map(({ kind, text }) => ({ kind, text: oneLine(text) })) }),
})

const claimsOf = ({ tenant, headers }: FastifyRequest): Promise<SessionClaims | null> =>
  tenant.sessions.verify(bearerOf(headers.authorization))
