import type { FastifyReply } from 'fastify'
import type { Calls } from './calls.ts'
import { untilOver } from '../until-over.ts'
import { askerOf, type Visitor } from '../../accounts/visitor.ts'

interface Reading {
  calls: Calls
  reply: FastifyReply
  visitor: Visitor
}

/** Reads histories or the bin when it is the person's turn and the tenant has a lane. */
export function takeReading<T>({ calls, reply, visitor }: Reading, work: () => Promise<T>): Promise<T> {
  const asker = { ...askerOf(visitor), gone: untilOver(reply).gone }
  return calls.take('records', asker, () => calls.inLane('reads', asker.tenant, work))
}
