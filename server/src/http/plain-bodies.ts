import type { FastifyInstance } from 'fastify'
import { PortalError } from '../errors.ts'

/** Refuses bodies that are compressed (`REQUEST_PACKED`): a limit in bytes says nothing about what one unpacks to. */
export function takePlainBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity') throw new PortalError('REQUEST_PACKED', encoding)
  })
}
