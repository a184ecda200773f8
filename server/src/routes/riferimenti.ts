import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import type { Reference } from '../services/reference/reference.ts'
import { visitorBySession } from './visitor.ts'

const Question = z.string().trim().max(100).default('')
const ComuniSchema = z.object({ q: Question, provincia: z.string().max(10).optional() })
const AtecoSchema = z.object({ q: Question, versione: z.enum(['2007', '2025']).optional() })

/**
 * `GET /api/riferimenti/comuni?q=&provincia=`: `[{codice, nome, provincia, sigla, regione}]`, ISTAT codes.
 * `GET /api/riferimenti/ateco?q=&versione=`: `[{codice, titolo, versione}]`. By name or code, the best matches only.
 * Both need the session token.
 */
export function riferimentiRoutes(app: FastifyInstance, reference: Reference): void {
  app.get('/api/riferimenti/comuni', async ({ tenant, headers, query }) => {
    await visitorBySession(tenant, headers.authorization)
    const { q, provincia } = parsed(ComuniSchema, query)
    return reference.comuni.search(q, provincia || undefined)
  })
  app.get('/api/riferimenti/ateco', async ({ tenant, headers, query }) => {
    await visitorBySession(tenant, headers.authorization)
    const { q, versione } = parsed(AtecoSchema, query)
    return reference.ateco.search(q, versione)
  })
}

function parsed<T>(schema: z.ZodType<T>, query: unknown): T {
  const result = schema.safeParse(query)
  if (!result.success) throw new PortalError('REQUEST_INVALID', String(result.error.issues[0]?.path[0] ?? 'query'))
  return result.data
}
