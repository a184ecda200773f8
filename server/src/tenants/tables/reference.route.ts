import { atecoDigits, type CodiceAteco, type FoundCode, formatAteco, type AtecoVersion } from '@bandiera/domain'
import { codeConversionOf } from '@bandiera/matching'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { PortalError } from '../../errors.ts'
import type { Reference } from './reference.ts'
import { isKept } from '../../http/conditions.ts'
import { readerBySession } from '../../accounts/visitor.ts'

const Question = z.string().trim().max(100).default('')
const ComuniSchema = z.object({ q: Question, provincia: z.string().max(10).optional() })
const AtecoSchema = z.object({ q: Question, versione: z.enum(['2007', '2025']).optional() })
const CodesSchema = z.object({
  codici: z.array(z.object({ codice: z.string().max(20), versione: z.enum(['2007', '2025']).optional() })).max(2000),
})
const NamesSchema = z.object({
  nomi: z.array(z.object({ nome: z.string().max(100), provincia: z.string().max(60).optional() })).max(2000),
})

/**
 * All need the session token.
 * - `GET /api/riferimenti/comuni?q=&provincia=`: `[{codice, nome, provincia, sigla, regione}]`, ISTAT codes, the best matches.
 * - `GET /api/riferimenti/ateco?q=&versione=`: `[{codice, titolo, versione}]`, the best matches.
 * - `POST /api/riferimenti/ateco` `{codici: [{codice, versione?}]}`, up to 2,000: `FoundCode` for each.
 * - `POST /api/riferimenti/comuni` `{nomi: [{nome, provincia?}]}`, up to 2,000, provincia by code, sigla or name: `{completo,
 *   comuni, letture}`, for each name its `ComuneReading`, and the comuni that are sure.
 * - `GET /api/riferimenti/variazioni`: `ComuniVariati`, `GET /api/riferimenti/raccordo-ateco`: `AtecoConversion`; with an ETag.
 */
export function referenceRoutes(app: FastifyInstance): void {
  app.get('/api/riferimenti/comuni', async ({ tenant, headers, query }) => {
    await readerBySession(tenant, headers.authorization)
    const { q, provincia } = parsed(ComuniSchema, query)
    return tenant.reference.comuni.search(q, provincia || undefined)
  })
  app.post('/api/riferimenti/comuni', async ({ tenant, headers, body }) => {
    await readerBySession(tenant, headers.authorization)
    const { nomi } = parsed(NamesSchema, body)
    const { comuni } = tenant.reference
    const letture = nomi.map(({ nome, provincia }) => comuni.find(nome, { provincia }))
    return { completo: comuni.completo, comuni: letture.map(({ trovati }) => trovati), letture }
  })
  app.get('/api/riferimenti/ateco', async ({ tenant, headers, query }) => {
    await readerBySession(tenant, headers.authorization)
    const { q, versione } = parsed(AtecoSchema, query)
    return tenant.reference.ateco.search(q, versione)
  })
  app.post('/api/riferimenti/ateco', async ({ tenant, headers, body }) => {
    await readerBySession(tenant, headers.authorization)
    const { codici } = parsed(CodesSchema, body)
    return codici.map((code) => readCode(code, tenant.reference))
  })
  for (const [name, tableOf] of [
    ['variazioni', ({ variazioni }: Reference) => variazioni],
    ['raccordo-ateco', ({ raccordo }: Reference) => raccordo],
  ] as const) {
    app.get(`/api/riferimenti/${name}`, async (request, reply) => {
      const { tenant, headers } = request
      await readerBySession(tenant, headers.authorization)
      const { json, etag } = tableOf(tenant.reference)
      void reply.header('cache-control', 'private, no-cache').header('vary', 'accept-encoding')
      void reply.type('application/json; charset=utf-8')
      return isKept(request, reply, { etag: `W/${etag}` }) ? reply.code(304).send() : reply.send(json)
    })
  }
}

function parsed<T>(schema: z.ZodType<T>, query: unknown): T {
  const result = schema.safeParse(query)
  if (!result.success) throw new PortalError('REQUEST_INVALID', String(result.error.issues[0]?.path[0] ?? 'query'))
  return result.data
}

const EDITIONS = ['2025', '2007'] as const

/** Facts about a written code: where it exists, its title there, and its code in the other version. */
export function readCode({ codice, versione }: CodiceAteco, { ateco, raccordo }: Reference): FoundCode {
  const esisteIn = EDITIONS.filter((each) => ateco.exists(codice, each))
  const titoli = Object.fromEntries(
    EDITIONS.map((each) => [each, ateco.title(codice, each)] as const).filter(([, titolo]) => titolo),
  )
  const altra = versione && otherOf({ codice, versione }, { ateco, raccordo })
  return { esisteIn, titoli, ...(altra && { altra }) }
}

/** Its sure or possible codes in the other version. */
function otherOf(
  { codice, versione }: { codice: string; versione: AtecoVersion },
  { ateco, raccordo }: Pick<Reference, 'ateco' | 'raccordo'>,
): FoundCode['altra'] {
  const { raccordoAteco } = raccordo
  const digits = atecoDigits(codice)
  if (!raccordoAteco || digits.length !== 6) return undefined
  const found = codeConversionOf(raccordoAteco, digits, versione)
  if (found.tipo === 'ignota') return undefined
  const altra = versione === '2007' ? '2025' : '2007'
  const codes = found.tipo === 'uno' ? [found.codice] : representativeFirst(found)
  const codici = codes.map((code) => ({ codice: formatAteco(code), titolo: ateco.title(code, altra) ?? '' }))
  return codici.length > 0
    ? { versione: altra, certo: found.tipo === 'uno', giorno: raccordoAteco.giorno, codici }
    : undefined
}

function representativeFirst(found: { rappresentativo?: string; candidati: readonly string[] }): string[] {
  const isFirst = (code: string) => Number(code === found.rappresentativo)
  return found.candidati.toSorted((a, b) => isFirst(b) - isFirst(a))
}
