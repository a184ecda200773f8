import { JSONParser } from '@streamparser/json'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PortalError } from '../errors.ts'
import { passOver } from '../files/receive.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Most values of a body of JSON; `MOST_VALUES` when absent. */
    values?: number
  }
}

/** Values of one body: a list of a thousand companies with everything that a company may have. */
const MOST_VALUES = 400_000
/** Bytes up to which a body is parsed in one turn of the event loop; a longer one is parsed as it arrives. */
const AT_ONCE = 1_000_000
/** Between two turns, of a long body. */
const SLICE = 64 * 1024

/**
 * Parses a long body while it arrives. An empty one counts as none: many clients send `DELETE` with the header of JSON.
 */
export function takeJson(app: FastifyInstance): void {
  const roomOf = createBodyRooms()
  const parse = app.getDefaultJsonParser('error', 'error') as (
    request: FastifyRequest,
    text: string,
    done: (error: Error | null, body?: unknown) => void,
  ) => void
  const whole = (request: FastifyRequest, text: string): Promise<unknown> =>
    new Promise((resolve, reject) => parse(request, text, (error, body) => (error ? reject(error) : resolve(body))))

  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const limit = request.routeOptions.bodyLimit
    if (Number(request.headers['content-length']) > limit) {
      passOver(payload)
      throw new PortalError('REQUEST_LARGE')
    }
    const room = roomOf(request.proven || request.address)
    try {
      const counter = createValueCounter(request.routeOptions.config.values ?? MOST_VALUES)
      return await readJson(piecesOf(payload, { limit, room }), counter, (text) => whole(request, text))
    } finally {
      room.leave()
    }
  })
}

async function readJson(
  pieces: AsyncIterable<Buffer>,
  counter: ReturnType<typeof createValueCounter>,
  parse: (text: string) => Promise<unknown>,
): Promise<unknown> {
  const first: Buffer[] = []
  let bytes = 0
  let long: LongJson | undefined
  for await (const slice of slicesOf(pieces)) {
    counter.count(slice)
    bytes += slice.length
    first.push(slice)
    if (bytes <= AT_ONCE) continue
    long ??= new LongJson()
    for (const one of first.splice(0)) {
      long.write(one)
      await nextTurn()
    }
  }
  if (long) return long.end()
  return bytes === 0 ? undefined : parse(Buffer.concat(first).toString('utf8'))
}

async function* slicesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of pieces)
    for (let at = 0; at < piece.length; at += SLICE) yield piece.subarray(at, at + SLICE)
}

/** A body that is parsed while it arrives: the event loop is free between two slices of it. */
class LongJson {
  #root: unknown
  readonly #parser = new JSONParser()

  constructor() {
    this.#parser.onValue = ({ value, key, stack }) => {
      if (reachesPrototype(key, value)) throw new PortalError('REQUEST_INVALID', 'JSON')
      if (stack.length === 0) this.#root = value
    }
  }

  write(slice: Buffer): void {
    try {
      this.#parser.write(slice)
    } catch {
      throw new PortalError('REQUEST_INVALID', 'JSON')
    }
  }

  end(): unknown {
    if (!this.#parser.isEnded) throw new PortalError('REQUEST_INVALID', 'JSON')
    return this.#root
  }
}

/** Names that the parser of shorter bodies refuses too. */
function reachesPrototype(key: unknown, value: unknown): boolean {
  if (key === '__proto__') return true
  return key === 'constructor' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype')
}

/** Milliseconds that a body may take to arrive: eight megabytes over a line of one and a half megabits a second. */
const ARRIVES_WITHIN = 60_000

type BodyRoom = ReturnType<ReturnType<typeof createBodyRooms>>
interface Reading {
  limit: number
  room: BodyRoom
}

/**
 * The pieces of a body as they arrive, within limit, room and time. The rest of a too large one is passed over, which
 * keeps its connection good; after `REQUEST_SLOW` the answer closes it.
 */
async function* piecesOf(body: Readable, { limit, room }: Reading): AsyncGenerator<Buffer> {
  let bytes = 0
  const pieces = (body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  const end = deadline()
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

function deadline() {
  let over = false
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      over = true
      reject(new PortalError('REQUEST_SLOW'))
    }, ARRIVES_WITHIN)
  })
  passed.catch(() => undefined)
  return { passed, isOver: () => over, clear: () => clearTimeout(timer) }
}

const [QUOTE, BACKSLASH, COMMA, OBJECT, LIST] = Buffer.from('"\\,{[')

/**
 * Counts the values of a JSON text without making them: a value begins the text, an object or a list, or follows a comma.
 * A text that is no JSON is counted in the same way, and refused by its parser.
 */
export function createValueCounter(most: number) {
  let values = 1
  let quoted = false
  let escaped = false
  return {
    /** `VALUE_MANY` beyond the most. */
    count(bytes: Uint8Array): void {
      for (const sign of bytes) {
        if (escaped) escaped = false
        else if (quoted) {
          if (sign === BACKSLASH) escaped = true
          else if (sign === QUOTE) quoted = false
        } else if (sign === QUOTE) quoted = true
        else if (sign === COMMA || sign === OBJECT || sign === LIST) values += 1
      }
      if (values > most) throw new PortalError('VALUE_MANY', most)
    },
  }
}

/** Bytes of arriving bodies, of all senders together and of each. */
const ROOM = { all: 96 * 1024 * 1024, each: 40 * 1024 * 1024 }
/** Bytes of a body that need no room: a form is never refused because others send much. */
const FREE = 64 * 1024
/** Seconds after which the sender may try again. */
const AGAIN = 10

export function createBodyRooms({ all, each } = ROOM) {
  const held = new Map<string, number>()
  let total = 0
  return (sender: string) => {
    let arrived = 0
    let taken = 0
    return {
      /** `BODY_ROOM` when there is none. */
      take(bytes: number): void {
        arrived += bytes
        const more = Math.max(0, arrived - FREE) - taken
        const own = held.get(sender) ?? 0
        if (more > 0 && (total + more > all || own + more > each)) throw new PortalError('BODY_ROOM', AGAIN)
        taken += more
        total += more
        if (more > 0) held.set(sender, own + more)
      },
      leave(): void {
        const own = (held.get(sender) ?? 0) - taken
        if (own > 0) held.set(sender, own)
        else held.delete(sender)
        total -= taken
        taken = 0
      },
    }
  }
}
