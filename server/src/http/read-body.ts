import type { Readable } from 'node:stream'
import { PortalError } from '../errors.ts'
import { passOver } from '../files/pass-over.ts'
import type { BodyRoom } from './body-room.ts'

/** Milliseconds that a body may take to arrive: eight megabytes over a line of one and a half megabits a second. */
const ARRIVES_WITHIN = 60_000

interface Reading {
  /** Bytes; `REQUEST_LARGE` beyond. */
  limit: number
  room: BodyRoom
  within?: number
}

/**
 * The pieces of a body as they arrive, within its limit, the room and the time. Of a body that is too large the rest is passed
 * over, so that its connection stays good; one that does not end is `REQUEST_SLOW`, whose answer closes the connection.
 */
export async function* piecesOf(
  body: Readable,
  { limit, room, within = ARRIVES_WITHIN }: Reading,
): AsyncGenerator<Buffer> {
  let bytes = 0
  const pieces = (body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  const end = deadline(within)
  try {
    for (;;) {
      const { done, value: piece } = await Promise.race([pieces.next(), end.passed])
      if (done) return
      bytes += piece.length
      if (bytes > limit) throw new PortalError('REQUEST_LARGE')
      room.take(piece.length)
      yield piece
    }
  } finally {
    end.clear()
    // a refusal ends it early: here, or where the pieces are read
    if (!end.isOver()) {
      await pieces.return?.()
      passOver(body)
    }
  }
}

function deadline(within: number): { passed: Promise<never>; isOver: () => boolean; clear: () => void } {
  let over = false
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      over = true
      reject(new PortalError('REQUEST_SLOW'))
    }, within)
  })
  passed.catch(() => undefined)
  return { passed, isOver: () => over, clear: () => clearTimeout(timer) }
}
