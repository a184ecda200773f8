import { PortalError } from '../../errors.ts'
import { createLanes, createTurns, nextTurn, type Turns } from '../../scheduling.ts'
import { createBudget, LIMITS, type Limits } from './budget.ts'

/** Of one person: `atOnce` at work, `most` together with what waits. */
export const KINDS = {
  /** A function of realm-web: a page of an old client asks for each of its lists at once. */
  call: { atOnce: 1, most: 50, refused: 'CALL_TOO_MANY' },
  /** A part of a list. */
  window: { atOnce: 1, most: 10, refused: 'WINDOW_TOO_MANY' },
  /** Apart from `window`: the lists of other tabs ask for their parts. */
  firstRows: { atOnce: 1, most: 10, refused: 'WINDOW_TOO_MANY' },
  matches: { atOnce: 1, most: 10, refused: 'WINDOW_TOO_MANY' },
  /** Records by id, histories, the bin. */
  records: { atOnce: 1, most: 50, refused: 'CALL_TOO_MANY' },
  /** A pull, a manifest, an export: they last as long as their reader reads, and one person has several devices. */
  lines: { atOnce: 3, most: 50, refused: 'CALL_TOO_MANY' },
  /** A document, a case file as an archive: a browser asks one server for six at a time. */
  file: { atOnce: 6, most: 50, refused: 'CALL_TOO_MANY' },
} as const
export type Kind = keyof typeof KINDS

/** Pieces of work of one tenant at the same time, by kind: lists go on while a large snapshot is built. */
const LANES = { reads: 4, pieces: 4, matches: 2 } as const
type Lane = keyof typeof LANES

export interface Caller {
  tenant: string
  person: string
  /** No one waits for the answer any more. */
  gone?: AbortSignal | undefined
}

/** Where costly answers wait: a person who asks for much delays only its own answers. */
export function createCalls(limits: Limits = LIMITS) {
  const kinds = Object.fromEntries(
    Object.entries(KINDS).map(([kind, { atOnce, most, refused }]) => [
      kind,
      createTurns({ atOnce, most, refuse: () => new PortalError(refused, most) }),
    ]),
  ) as Record<Kind, Turns>
  const lanes = new Map<string, ReturnType<typeof createLanes>>()
  const laneOf = (lane: Lane, tenant: string) => {
    const key = `${lane} ${tenant}`
    const own = lanes.get(key) ?? createLanes(LANES[lane])
    lanes.set(key, own)
    return own
  }
  const inLane = <T>(lane: Lane, tenant: string, work: () => Promise<T>): Promise<T> => {
    const free = laneOf(lane, tenant)
    return free(async () => {
      // what waited would else begin in the very turn in which the one before it ended
      await nextTurn()
      return work()
    })
  }
  return {
    /** Resolves to the function that ends the turn. */
    enter: (kind: Kind, { person, gone }: Caller) => kinds[kind].enter(person, gone),
    take: <T>(kind: Kind, { person, gone }: Caller, work: () => Promise<T>) => kinds[kind].take(person, work, gone),
    inLane,
    /** Each item is made in a lane; a slow reader holds none while it reads. */
    async *piecesInLane<T>(tenant: string, items: AsyncIterable<T>): AsyncGenerator<T> {
      const made = items[Symbol.asyncIterator]()
      try {
        for (;;) {
          const { done, value } = await inLane('pieces', tenant, () => made.next())
          if (done) return
          yield value
        }
      } finally {
        await made.return?.()
      }
    },
    budget: (kind: Kind) => createBudget(kind === 'lines' ? { ...limits, work: limits.streamed } : limits),
    /** Milliseconds in which a reader takes some of an answer. */
    readWithin: limits.read,
  }
}

export type Calls = ReturnType<typeof createCalls>
