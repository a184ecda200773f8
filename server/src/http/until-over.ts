import type { FastifyReply } from 'fastify'
import { finished } from 'node:stream'
import { PortalError } from '../errors.ts'

export interface Answering {
  /** Aborted when the connection ends before the answer: what waits for its turn need not be done. */
  gone: AbortSignal
  /** Resolves when the answer was sent, or never will be. */
  over: Promise<void>
}

/** Hears of the end of an answer, also where its reader had gone before it began. */
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
