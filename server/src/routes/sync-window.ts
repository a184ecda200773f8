import { WindowQuestionSchema, type WindowQuestion } from '@bandiera/wire'
import type { FastifyInstance } from 'fastify'
import { PortalError } from '../errors.ts'
import { createTurns } from '../feed/turns.ts'
import { windowOf } from '../feed/window.ts'
import { answerAdmitted } from './answer-admitted.ts'
import type { SyncRoutes } from './sync-pull.ts'

/** Windows that one person may wait for at once. */
const AT_ONCE = 10

/**
 * `POST /sync/window` (`WindowQuestionSchema`): rows, total and counts of a list, searched, filtered and sorted here
 * (`WindowAnswerSchema`). Needs the session token. `WINDOW_TOO_MANY` for who asks faster than it can be answered; nothing
 * is answered to somebody whose session or rights have ended meanwhile.
 */
export function windowRoutes(app: FastifyInstance, { hubs, limits, demandDeclared }: SyncRoutes): void {
  const turns = createTurns(AT_ONCE, () => new PortalError('WINDOW_TOO_MANY', AT_ONCE))
  app.post('/sync/window', (request, reply) =>
    answerAdmitted({ request, reply, hubs, turns }, async ({ visitor, hub, gone }) => {
      const question = questionOf(request.body)
      await demandDeclared(request, 'legge', [question.c])
      return windowOf(visitor, question, { census: hub.census, columns: hub.columns, limits, gone })
    }),
  )
}

function questionOf(body: unknown): WindowQuestion {
  const question = WindowQuestionSchema.safeParse(body)
  if (!question.success) throw new PortalError('REQUEST_INVALID', String(question.error.issues[0]?.path[0] ?? 'body'))
  return question.data
}
