import { JSONParser } from '@streamparser/json'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PortalError } from '../errors.ts'
import { passOver } from '../files/pass-over.ts'
import { createBodyRooms } from './body-room.ts'
import { createValueCounter, type ValueCounter } from './count-values.ts'
import { piecesOf } from './read-body.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Values that a body of JSON may hold, where it is another number than the usual one. */
    values?: number
  }
}

/** Values of one body: a list of a thousand companies with everything that a company may have. */
const MOST_VALUES = 400_000
/** Bytes up to which a body is parsed in one turn of the event loop; a longer one is parsed as it arrives. */
const AT_ONCE = 1_000_000
/** Bytes of a long body between two turns. */
const SLICE = 64 * 1024

/**
 * Takes JSON within the limit of its route, counts its values before it makes them, and parses a long body while it arrives.
 * JSON without a byte in it is no body, as when the header were not there: `DELETE` of many clients.
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
  counter: ValueCounter,
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
