import type { FastifyReply } from 'fastify'
import { finished } from 'node:stream'
import type { Caller, Calls, Kind } from './calls.ts'
import { callerOf, type Visitor } from '../../accounts/visitor.ts'
import { PortalError } from '../../errors.ts'

interface Reading extends Omit<Caller, 'gone'> {
  calls: Calls
  kind: Kind
  reply: FastifyReply
  answering?: Answering
}

/** Waits for a turn that lasts until the answer was read; a reader who takes nothing for too long is cut off. */
export async function turnToRead({ calls, kind, reply, answering, ...caller }: Reading): Promise<void> {
  const { gone, over } = answering ?? untilOver(reply)
  const leave = await calls.enter(kind, { ...caller, gone })
  void over.then(leave)
  // absent where a test sends requests without a connection; Node sets it anew once the answer was read
  reply.raw.socket?.setTimeout?.(calls.readWithin)
}

interface ReadingTurn {
  calls: Calls
  reply: FastifyReply
  visitor: Visitor
}

export function takeReading<T>({ calls, reply, visitor }: ReadingTurn, work: () => Promise<T>): Promise<T> {
  const caller = { ...callerOf(visitor), gone: untilOver(reply).gone }
  return calls.take('records', caller, () => calls.inLane('reads', caller.tenant, work))
}

interface Answering {
  /** Aborted when the connection ends before the answer. */
  gone: AbortSignal
  over: Promise<void>
}

/** Aborts at the end of the answer, also where its reader had gone before it began. */
export function untilOver({ raw }: FastifyReply, end = new AbortController()): Answering {
  const over = new Promise<void>((resolve) => {
    const ended = (): void => {
      if (!raw.writableFinished) end.abort(new PortalError('REQUEST_SLOW'))
      resolve()
    }
    if (raw.destroyed) ended()
    else finished(raw, ended)
  })
  return { gone: end.signal, over }
}
