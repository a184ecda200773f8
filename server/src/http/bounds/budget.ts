import { PortalError } from '../../errors.ts'
import { withPauses } from '../../scheduling.ts'

const MB = 1024 * 1024
/** What one answer may cost. */
export const LIMITS = {
  /** Milliseconds of work, as `maxTimeMS` of a careful server. */
  work: 10_000,
  /** The same for an answer that is sent in pieces: a first load of a long collection. */
  streamed: 60_000,
  /** Bytes held at the same time. */
  held: 64 * MB,
  /** Bytes of an answer that is made whole: as one document of MongoDB. */
  answer: 16 * MB,
  /** Bytes of one piece, about; one record may be more. */
  piece: 256 * 1024,
  /** Milliseconds in which a reader takes some of its answer. */
  read: 120_000,
}
export type Limits = typeof LIMITS

/** The bounds of one call. */
export function createBudget({ work, held, answer: most, piece }: Omit<Limits, 'streamed' | 'read'> = LIMITS) {
  let worked = 0
  let answered = 0
  const spend = (milliseconds: number): void => {
    worked += milliseconds
    if (worked > work) throw new PortalError('QUERY_SLOW', Math.round(work / 1000))
  }
  /** With pauses for others; `QUERY_SLOW` when the call has worked for too long. */
  const inTurns = <T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T> => withPauses(items, spend)
  /** Counts bytes of the answer; `ANSWER_LARGE`. */
  const answer = (bytes: number): void => {
    answered += bytes
    if (answered > most) throw new PortalError('ANSWER_LARGE', Math.round(most / MB))
  }
  return {
    inTurns,
    isHeavy: (bytes: number): boolean => bytes > held,
    /** `QUERY_HEAVY` when a sort or a group holds more bytes than it may. */
    demandHeld(bytes: number): void {
      if (bytes > held) throw new PortalError('QUERY_HEAVY', Math.round(held / MB))
    },
    answer,
    left: (): number => most - answered,
    /** Lists of at most `longest` items, each light enough for one piece. */
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
    /** JSON of an object whose lists may be long; `ANSWER_LARGE`. */
    async textOf(whole: object): Promise<string> {
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

export type Budget = ReturnType<typeof createBudget>

/** About the bytes of an object, list or name beside its text, and of a number. */
const FRAME = 4
const NUMBER = 20

/** About the bytes of a value as Extended JSON; it stops soon after `most`. */
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
