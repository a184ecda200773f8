import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PortalError } from '../errors.ts'
import { whileAdmitted } from '../feed/admit.ts'
import type { Hub } from '../feed/hub.ts'
import type { Hubs } from '../feed/hubs.ts'
import type { Turns } from '../feed/turns.ts'
import { admitBySession } from './admit-by-session.ts'
import type { Visitor } from './visitor.ts'

export interface Asked {
  visitor: Visitor
  hub: Hub
  /** Whether nobody waits for the answer any more. */
  gone: () => boolean
}

interface Asking {
  request: FastifyRequest
  reply: FastifyReply
  hubs: Hubs
  turns: Turns
}

/**
 * An answer that takes its time, to the session of a request: one person's are made one after the other, and nothing is
 * answered to somebody whose session or rights have ended meanwhile.
 */
export async function answerAdmitted<T>(
  { request, reply, hubs, turns }: Asking,
  work: (asked: Asked) => Promise<T>,
): Promise<T> {
  void reply.header('cache-control', 'no-store')
  return admitBySession(request, hubs, async ({ visitor, hub }) => {
    const end: { error?: PortalError } = {}
    const leave = whileAdmitted(hub, visitor, (error) => (end.error = error))
    const gone = () => end.error !== undefined || reply.raw.destroyed
    try {
      const answer = await turns.take(`${request.tenant.id} ${visitor.usr._id}`, () => work({ visitor, hub, gone }))
      if (end.error) throw end.error
      return answer
    } finally {
      leave()
    }
  })
}
