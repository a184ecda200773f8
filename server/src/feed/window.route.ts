import { WindowQuestionSchema, type WindowQuestion } from '@bandiera/wire'
import type { FastifyInstance } from 'fastify'
import { PortalError } from '../errors.ts'
import { windowOf, windowRows } from './window.ts'
import { admitBySession, answerAdmitted } from './admit.ts'
import { sendLines } from './ndjson.ts'
import type { SyncRoutes } from './pull.route.ts'

/**
 * `POST /sync/window` (`WindowQuestionSchema`): rows, total and counts of a list (`WindowAnswerSchema`). Needs the
 * session token. `WINDOW_TOO_MANY` for a person who asks faster than can be answered. With `all` every row, as lines.
 */
export function windowRoutes(app: FastifyInstance, { hubs, calls, limits, demandDeclared }: SyncRoutes): void {
  app.post('/sync/window', async (request, reply) => {
    if (isAll(request.body)) {
      const question = questionOf(request.body)
      await demandDeclared(request, 'legge', [question.c])
      await admitBySession(request, hubs, ({ visitor, hub }) =>
        sendLines(
          { request, reply, calls },
          windowRows(visitor, question, { census: hub.census, columns: hub.columns, budget: calls.budget('lines') }),
          { visitor, hub },
        ),
      )
      return reply
    }
    return answerAdmitted({ request, reply, hubs, calls, kind: 'window' }, async (asked) => {
      const { visitor, hub, budget, gone } = asked
      const question = questionOf(request.body)
      await demandDeclared(request, 'legge', [question.c])
      const around = { census: hub.census, columns: hub.columns, limits, budget, gone }
      void reply.type('application/json; charset=utf-8')
      return budget.textOf(await windowOf(visitor, question, around))
    })
  })
}

const isAll = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'all' in body && body.all === true

function questionOf(body: unknown): WindowQuestion {
  const question = WindowQuestionSchema.safeParse(body)
  if (!question.success) throw new PortalError('REQUEST_INVALID', String(question.error.issues[0]?.path[0] ?? 'body'))
  return question.data
}
