import { PortalError } from '../errors.ts'
import { withPauses } from '../feed/with-pauses.ts'

/** What one call may cost: milliseconds of work, bytes that it holds while it works, and bytes of its answer. */
export interface Limits {
  work: number
  held: number
  answer: number
}
const MB = 1024 * 1024
/** An answer of 16 MB is what one document of MongoDB may have; work as its `maxTimeMS` of a careful server. */
const LIMITS: Limits = { work: 10_000, held: 64 * MB, answer: 16 * MB }

/** The bounds of one call, and how much of them it has used. */
export interface Budget {
  /** The same items, with pauses in which others get their turn; `QUERY_SLOW` when the call has worked for too long. */
  inTurns<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T>
  /** `QUERY_HEAVY` when a sort or a group holds more bytes than it may. */
  demandHeld(bytes: number): void
  /** Counts bytes of the answer; `ANSWER_LARGE` when these are too many. */
  answer(bytes: number): void
  /** Bytes that the answer may still have. */
  left(): number
}

export function createBudget({ work, held, answer }: Limits = LIMITS): Budget {
  let worked = 0
  let answered = 0
  const spend = (milliseconds: number): void => {
    worked += milliseconds
    if (worked > work) throw new PortalError('QUERY_SLOW', Math.round(work / 1000))
  }
  return {
    inTurns: (items) => withPauses(items, spend),
    demandHeld(bytes) {
      if (bytes > held) throw new PortalError('QUERY_HEAVY', Math.round(held / MB))
    },
    answer(bytes) {
      answered += bytes
      if (answered > answer) throw new PortalError('ANSWER_LARGE', Math.round(answer / MB))
    },
    left: () => answer - answered,
  }
}
