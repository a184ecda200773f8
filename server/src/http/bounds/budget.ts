import { PortalError } from '../../errors.ts'
import { withPauses } from '../../scheduling.ts'

/** What one answer may cost. */
export interface Limits {
  /** Milliseconds of work. */
  work: number
  /** The same for an answer that is sent in pieces while it is made: a first load of a long collection. */
  streamed: number
  /** Bytes that it holds while it works. */
  held: number
  /** Bytes of an answer that is made whole before it is sent. */
  answer: number
  /** Bytes of one piece of an answer that is sent in pieces, about; one record may be more. */
  piece: number
  /** Milliseconds in which a reader takes some of its answer. */
  read: number
}
const MB = 1024 * 1024
/** An answer of 16 MB is what one document of MongoDB may have; work as its `maxTimeMS` of a careful server. */
export const LIMITS: Limits = {
  work: 10_000,
  streamed: 60_000,
  held: 64 * MB,
  answer: 16 * MB,
  piece: 256 * 1024,
  read: 120_000,
}

/** The bounds of one call, and how much of them it has used. */
export interface Budget {
  /** The same items, with pauses in which others get their turn; `QUERY_SLOW` when the call has worked for too long. */
  inTurns<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T>
  /** `QUERY_HEAVY` when a sort or a group holds more bytes than it may. */
  demandHeld(bytes: number): void
  /** Whether so much is more than it may hold. */
  isHeavy(bytes: number): boolean
  /** Counts bytes of the answer; `ANSWER_LARGE` when these are too many. */
  answer(bytes: number): void
  /** Bytes that the answer may still have. */
  left(): number
  /** The items in lists of at most `most`, each light enough for one piece. */
  inPieces<T>(items: AsyncIterable<T>, most: number): AsyncGenerator<T[]>
  /** JSON of an answer whose lists may be long, made in turns; `ANSWER_LARGE` when it is too much. */
  textOf(answer: object): Promise<string>
}

export function createBudget({ work, held, answer: most, piece }: Omit<Limits, 'streamed' | 'read'> = LIMITS): Budget {
  let worked = 0
  let answered = 0
  const spend = (milliseconds: number): void => {
    worked += milliseconds
    if (worked > work) throw new PortalError('QUERY_SLOW', Math.round(work / 1000))
  }
  const inTurns: Budget['inTurns'] = (items) => withPauses(items, spend)
  const answer = (bytes: number): void => {
    answered += bytes
    if (answered > most) throw new PortalError('ANSWER_LARGE', Math.round(most / MB))
  }
  return {
    inTurns,
    isHeavy: (bytes) => bytes > held,
    demandHeld(bytes) {
      if (bytes > held) throw new PortalError('QUERY_HEAVY', Math.round(held / MB))
    },
    answer,
    left: () => most - answered,
    async *inPieces<T>(items: AsyncIterable<T>, longest: number): AsyncGenerator<T[]> {
      let list: T[] = []
      let weight = 0
      for await (const item of items) {
        list.push(item)
        weight += weightOf(item, piece)
        if (list.length < longest && weight < piece) continue
        yield list
        list = []
        weight = 0
      }
      if (list.length > 0) yield list
    },
    async textOf(whole) {
      const members: string[] = []
      for (const [name, value] of Object.entries(whole)) {
        if (value !== undefined) members.push(`${JSON.stringify(name)}:${await valueOf(value)}`)
      }
      return `{${members.join(',')}}`
    },
  }

  async function valueOf(value: unknown): Promise<string> {
    if (!Array.isArray(value)) return counted(JSON.stringify(value))
    const texts: string[] = []
    for await (const item of inTurns(value)) texts.push(counted(JSON.stringify(item)))
    return `[${texts.join(',')}]`
  }
  function counted(text: string): string {
    answer(Buffer.byteLength(text))
    return text
  }
}

/** Bytes that a name, a number or the frame of an object or list take beside their text, about. */
const FRAME = 4
const NUMBER = 20

/**
 * About how many bytes a value has as Extended JSON. It stops soon after `most`, so that a value far too large costs no more
 * than one that just fits.
 */
export function weightOf(value: unknown, most: number): number {
  let weight = 0
  const waiting: unknown[] = [value]
  while (waiting.length > 0 && weight <= most) {
    const one = waiting.pop()
    if (typeof one === 'string') weight += one.length + FRAME
    else if (Array.isArray(one)) {
      weight += FRAME + one.length
      for (const item of one) waiting.push(item)
    } else if (typeof one === 'object' && one !== null) {
      weight += FRAME
      for (const name in one) {
        weight += name.length + FRAME
        waiting.push((one as Record<string, unknown>)[name])
      }
    } else weight += NUMBER
  }
  return weight
}
