import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Budget } from '../http/bounds/budget.ts'
import type { Calls, Kind } from '../http/bounds/calls.ts'
import { whileAdmitted } from './admit.ts'
import type { Hub } from './hub.ts'
import type { Hubs } from './hubs.ts'
import { admitBySession } from './admit-by-session.ts'
import { untilOver } from '../http/until-over.ts'
import { askerOf, type Visitor } from '../accounts/visitor.ts'

export interface Asked {
  visitor: Visitor
  hub: Hub
  budget: Budget
  /** Whether nobody waits for the answer any more. */
  gone: () => boolean
}

interface Asking {
  request: FastifyRequest
  reply: FastifyReply
  hubs: Hubs
  calls: Calls
  kind: Exclude<Kind, 'lines' | 'file'>
}

/**
 * An answer that takes its time, to the session of a request: one person's are made one after the other, and nothing is
 * answered to somebody whose session or rights have ended meanwhile.
 */
export async function answerAdmitted<T>(
  { request, reply, hubs, calls, kind }: Asking,
  work: (asked: Asked) => Promise<T>,
): Promise<T> {
  void reply.header('cache-control', 'no-store')
  return admitBySession(request, hubs, async ({ visitor, hub }) => {
    const end = new AbortController()
    const leave = whileAdmitted(hub, visitor, (error) => end.abort(error))
    const { gone } = untilOver(reply, end)
    const asker = askerOf(visitor)
    const inLane = () =>
      calls.inLane(kind === 'matches' ? 'matches' : 'reads', asker.tenant, () => {
        gone.throwIfAborted()
        return work({ visitor, hub, budget: calls.budget(kind), gone: () => gone.aborted })
      })
    try {
      const answer = await calls.take(kind, { ...asker, gone }, inLane)
      gone.throwIfAborted()
      return answer
    } finally {
      leave()
    }
  })
}
