import type { FastifyInstance } from 'fastify'
import type { Readable } from 'node:stream'
import * as z from 'zod'
import { PortalError } from '../errors.ts'

const inItalian = { error: z.locales.it().localeError }

/** `RECORD_INVALID` names the first field that is not as its schema wants it, and why. */
export function parsedBody<T>(schema: z.core.$ZodType<T>, body: unknown): T {
  const parsed = z.safeParse(schema, body ?? {}, inItalian)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new PortalError('RECORD_INVALID', issue?.path.join('.') || 'body', issue?.message ?? '')
}

/** `REQUEST_INVALID` names the first part of a query or a body that is not as its schema wants it. */
export function parsedRequest<T>(schema: z.core.$ZodType<T>, given: unknown, whole = 'body'): T {
  const parsed = z.safeParse(schema, given)
  if (parsed.success) return parsed.data
  throw new PortalError('REQUEST_INVALID', String(parsed.error.issues[0]?.path[0] ?? whole))
}

/** A limit in bytes says nothing about what a compressed body unpacks to (`REQUEST_PACKED`). */
export function takePlainBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity') throw new PortalError('REQUEST_PACKED', encoding)
  })
}

/** The routes of this part read their body themselves, within their limits. */
export function takeRawBodies(part: FastifyInstance): void {
  part.removeAllContentTypeParsers()
  part.addContentTypeParser('*', (_request, payload, done) => done(null, payload as Readable))
}
