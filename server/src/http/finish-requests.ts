import type { FastifyInstance, FastifyRequest } from 'fastify'
import { finished } from 'node:stream'

/** Milliseconds of a request when the server stops: then it is cut off. */
const FINISH_WITHIN = 3000

/**
 * Every request is answered before connections close: an upgrade loses no write.
 * @param quiet milliseconds without a request before that: a request on an open connection gets its answer and the
 *   order to connect anew
 */
export function finishRequests(app: FastifyInstance, quiet = 0): void {
  const open = new Set<FastifyRequest>()
  let stirred = (): void => undefined
  app.addHook('onRequest', async (request, reply) => {
    open.add(request)
    stirred()
    // answered or hung up: `onResponse` is not called for a client that went away
    finished(reply.raw, () => {
      open.delete(request)
      stirred()
    })
  })
  const calmed = (): Promise<void> =>
    new Promise((resolve) => {
      let calm: NodeJS.Timeout | undefined
      stirred = () => {
        clearTimeout(calm)
        if (open.size > 0) return
        if (quiet > 0) calm = setTimeout(resolve, quiet)
        else resolve()
      }
      stirred()
      setTimeout(resolve, FINISH_WITHIN + quiet).unref()
    })
  app.addHook('preClose', calmed)
}
