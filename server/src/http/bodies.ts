import type { FastifyInstance } from 'fastify'
import type { Readable } from 'node:stream'
import * as z from 'zod'
import { PortalError } from '../errors.ts'

const inItalian = { error: z.locales.it().localeError }

/** A request's body as its schema wants it; `RECORD_INVALID` names the first field that is not, and why. */
export function parsedBody<T>(schema: z.core.$ZodType<T>, body: unknown): T {
  const parsed = z.safeParse(schema, body ?? {}, inItalian)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new PortalError('RECORD_INVALID', issue?.path.join('.') || 'body', issue?.message ?? '')
}

/** Refuses bodies that are compressed (`REQUEST_PACKED`): a limit in bytes says nothing about what one unpacks to. */
export function takePlainBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity') throw new PortalError('REQUEST_PACKED', encoding)
  })
}

/** Gives the routes of this part their body as a stream, for any content type: they read it themselves, within their limits. */
export function takeRawBodies(part: FastifyInstance): void {
  part.removeAllContentTypeParsers()
  part.addContentTypeParser('*', (_request, payload, done) => done(null, payload as Readable))
}
