import { WindowQuestionSchema, type WindowQuestion } from '@bandiera/wire'
import type { FastifyInstance } from 'fastify'
import { PortalError } from '../errors.ts'
import { whileAdmitted } from '../feed/admit.ts'
import type { Hubs } from '../feed/hubs.ts'
import { createTurns } from '../feed/turns.ts'
import { windowOf, type WindowLimits } from '../feed/window.ts'
import { admitBySession } from './admit-by-session.ts'

/** Windows that one person may wait for at once. */
const AT_ONCE = 10

/**
 * `POST /sync/window` (`WindowQuestionSchema`): rows, total and counts of a list, searched, filtered and sorted here
 * (`WindowAnswerSchema`). Needs the session token. `WINDOW_TOO_MANY` for who asks faster than it can be answered; nothing
 * is answered to somebody whose session or rights have ended meanwhile.
 */
export function windowRoutes(app: FastifyInstance, hubs: Hubs, limits: WindowLimits): void {
  const turns = createTurns(AT_ONCE, () => new PortalError('WINDOW_TOO_MANY', AT_ONCE))
  app.post('/sync/window', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    return admitBySession(request, hubs, async ({ visitor, hub }) => {
      const end: { error?: PortalError } = {}
      const leave = whileAdmitted(hub, visitor, (error) => (end.error = error))
      const gone = () => end.error !== undefined || reply.raw.destroyed
      try {
        const question = questionOf(request.body)
        const answer = await turns.take(`${request.tenant.id} ${visitor.usr._id}`, () =>
          windowOf(visitor, question, { census: hub.census, limits, gone }),
        )
        if (end.error) throw end.error
        return answer
      } finally {
        leave()
      }
    })
  })
}

function questionOf(body: unknown): WindowQuestion {
  const question = WindowQuestionSchema.safeParse(body)
  if (!question.success) throw new PortalError('REQUEST_INVALID', String(question.error.issues[0]?.path[0] ?? 'body'))
  return question.data
}
