import type { FastifyReply, FastifyRequest } from 'fastify'
import { PortalError } from '../errors.ts'
import { callerOf, bearerOf, type Visitor, visitorOf } from '../accounts/visitor.ts'
import type { SessionClaims } from '../accounts/sessions.ts'
import type { EndReason, Hub, Hubs } from './hub.ts'
import type { Budget } from '../http/bounds/budget.ts'
import type { Calls, Kind } from '../http/bounds/calls.ts'
import { untilOver } from '../http/bounds/reading.ts'
import type { Tenant } from '../tenants/tenant.ts'

/**
 * Reads the rights of checked claims and hands them to `enter`, which joins the hub before it returns. A change during
 * the read does not reach the new peer: then they are read again. Refuses like `visitorOf`, and with `SERVER_STOPPING`.
 * A peer reads what its tokens allow, so a preview may join.
 */
export async function admit<T>(
  { tenant, hub }: { tenant: Tenant; hub: Hub },
  claims: SessionClaims | null,
  enter: (visitor: Visitor) => T,
): Promise<T> {
  if (!claims) throw new PortalError('SESSION_ENDED')
  for (;;) {
    const end: { why?: EndReason } = {}
    const ended = (why: EndReason): void => void (end.why = why)
    // without tokens: every change of its user's record is news to it
    const leave = hub.join({ ...claims, held: new Set(), ended })
    try {
      const visitor = await visitorOf(tenant, claims, { preview: true })
      if (!(await tenant.sessions.isOpen(claims))) throw new PortalError('SESSION_ENDED')
      if (!end.why) return enter(visitor)
      if (end.why !== 'visibility') throw endError(end.why)
    } finally {
      leave()
    }
  }
}

/** Returns the function that stops waiting for the end. */
export function whileAdmitted(hub: Hub, visitor: Visitor, onEnd: (error: PortalError) => void): () => void {
  const { usr, sid, exp, held } = visitor
  return hub.join({ uid: usr._id, sid, exp, held, ended: (why) => onEnd(endError(why)) })
}

const REASONS = {
  session: 'SESSION_ENDED',
  suspended: 'LOGIN_SUSPENDED',
  visibility: 'SIGHT_CHANGED',
  closing: 'SERVER_STOPPING',
} as const
/** For a caller that still waits for an answer. */
export const endError = (why: EndReason): PortalError => new PortalError(REASONS[why])

/** `enter` joins the hub before it returns. */
export async function admitBySession<T>(
  { tenant, headers }: FastifyRequest,
  hubs: Hubs,
  enter: (admitted: { visitor: Visitor; hub: Hub }) => T,
): Promise<T> {
  const hub = hubs.of(tenant)
  const claims = await tenant.sessions.verify(bearerOf(headers.authorization))
  return admit({ tenant, hub }, claims, (visitor) => enter({ visitor, hub }))
}

interface Asked {
  visitor: Visitor
  hub: Hub
  budget: Budget
  gone: () => boolean
}

interface Asking {
  request: FastifyRequest
  reply: FastifyReply
  hubs: Hubs
  calls: Calls
  kind: Exclude<Kind, 'lines' | 'file'>
}

/** Slow answers of one person are made one after the other, and none is sent once session or rights have ended. */
export async function answerAdmitted<T>(
  { request, reply, hubs, calls, kind }: Asking,
  work: (asked: Asked) => Promise<T>,
): Promise<T> {
  void reply.header('cache-control', 'no-store')
  return admitBySession(request, hubs, async ({ visitor, hub }) => {
    const end = new AbortController()
    const leave = whileAdmitted(hub, visitor, (error) => end.abort(error))
    const { gone } = untilOver(reply, end)
    const caller = callerOf(visitor)
    const inLane = () =>
      calls.inLane(kind === 'matches' ? 'matches' : 'reads', caller.tenant, () => {
        gone.throwIfAborted()
        return work({ visitor, hub, budget: calls.budget(kind), gone: () => gone.aborted })
      })
    try {
      const answer = await calls.take(kind, { ...caller, gone }, inLane)
      gone.throwIfAborted()
      return answer
    } finally {
      leave()
    }
  })
}
