import { WindowQuestionSchema } from '@bandiera/wire'
import type { FastifyInstance } from 'fastify'
import { parsedRequest } from '../http/bodies.ts'
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
      const question = parsedRequest(WindowQuestionSchema, request.body)
      await demandDeclared(request, 'legge', [question.c])
      await admitBySession(request, hubs, ({ visitor, hub }) => {
        const rows = windowRows(visitor, question, { ...hub, budget: calls.budget('lines') })
        return sendLines({ request, reply, calls }, rows, { visitor, hub })
      })
      return reply
    }
    return answerAdmitted({ request, reply, hubs, calls, kind: 'window' }, async ({ visitor, hub, budget, gone }) => {
      const question = parsedRequest(WindowQuestionSchema, request.body)
      await demandDeclared(request, 'legge', [question.c])
      void reply.type('application/json; charset=utf-8')
      return budget.textOf(await windowOf(visitor, question, { ...hub, limits, budget, gone }))
    })
  })
}

const isAll = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'all' in body && body.all === true
