import type { FastifyReply } from 'fastify'
import type { Asker, Calls, Kind } from './calls.ts'
import { untilOver, type Answering } from '../until-over.ts'

interface Reading extends Omit<Asker, 'gone'> {
  calls: Calls
  kind: Kind
  reply: FastifyReply
  answering?: Answering
}

/**
 * Waits for a turn of the person that lasts until the answer was read. A reader who takes nothing for too long is cut off: its turn
 * is wanted by another one.
 */
export async function turnToRead({ calls, kind, reply, answering, ...asker }: Reading): Promise<void> {
  const { gone, over } = answering ?? untilOver(reply)
  const leave = await calls.enter(kind, { ...asker, gone })
  void over.then(leave)
  // not there where a test sends requests without a connection; Node sets it anew once the answer was read
  reply.raw.socket?.setTimeout?.(calls.readWithin)
}
