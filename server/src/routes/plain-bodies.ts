import type { FastifyInstance } from 'fastify'
import { PortalError } from '../errors.ts'

/** JSON without a byte in it is no body, as when the header were not there: `DELETE` of many clients. */
export function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}

/** Refuses bodies that are compressed (`REQUEST_PACKED`): a limit in bytes says nothing about what one unpacks to. */
export function takePlainBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity') throw new PortalError('REQUEST_PACKED', encoding)
  })
}
