import { WindowQuestionSchema } from '@bandiera/wire'
import type { FastifyInstance } from 'fastify'
import { PortalError } from '../errors.ts'
import type { Hubs } from '../feed/hubs.ts'
import { createTurns } from '../feed/turns.ts'
import { windowOf, type WindowLimits } from '../feed/window.ts'
import { visitorBySession } from './visitor.ts'

/** Windows that one person may wait for at once. */
const AT_ONCE = 10

/**
 * `POST /sync/window` (`WindowQuestionSchema`): rows, total and counts of a list, searched, filtered and sorted here
 * (`WindowAnswerSchema`). Needs the session token. `WINDOW_TOO_MANY` for who asks faster than it can be answered.
 */
export function windowRoutes(app: FastifyInstance, hubs: Hubs, limits: WindowLimits): void {
  const turns = createTurns(AT_ONCE, () => new PortalError('WINDOW_TOO_MANY', AT_ONCE))
  app.post('/sync/window', async (request, reply) => {
    const visitor = await visitorBySession(request.tenant, request.headers.authorization)
    const question = WindowQuestionSchema.safeParse(request.body)
    if (!question.success) throw new PortalError('REQUEST_INVALID', String(question.error.issues[0]?.path[0] ?? 'body'))
    void reply.header('cache-control', 'no-store')
    const { census } = hubs.of(request.tenant)
    const gone = () => reply.raw.destroyed
    return turns.take(`${request.tenant.id} ${visitor.usr._id}`, () =>
      windowOf(visitor, question.data, { census, limits, gone }),
    )
  })
}
