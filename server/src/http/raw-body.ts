import type { FastifyInstance } from 'fastify'
import type { Readable } from 'node:stream'

/** Gives the routes of this part their body as a stream, whatever its type: they read it themselves, within their limits. */
export function takeRawBodies(part: FastifyInstance): void {
  part.removeAllContentTypeParsers()
  part.addContentTypeParser('*', (_request, payload, done) => done(null, payload as Readable))
}
