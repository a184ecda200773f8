import { PortalError } from '../../errors.ts'
import { createLanes, createTurns, nextTurn, type Turns } from '../../scheduling.ts'
import { createBudget, LIMITS, type Budget, type Limits } from './budget.ts'

interface KindOfCall {
  /** Of one person: at work, and those together with what waits. */
  atOnce: number
  most: number
  refused: 'CALL_TOO_MANY' | 'WINDOW_TOO_MANY'
}

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
} as const satisfies Record<string, KindOfCall>
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

export interface Calls {
  /** Resolves to the function that ends the turn. */
  enter: (kind: Kind, caller: Caller) => Promise<() => void>
  take: <T>(kind: Kind, caller: Caller, work: () => Promise<T>) => Promise<T>
  inLane: <T>(lane: Lane, tenant: string, work: () => Promise<T>) => Promise<T>
  /** Each item is made in a lane; a slow reader holds none while it reads. */
  piecesInLane: <T>(tenant: string, items: AsyncIterable<T>) => AsyncGenerator<T>
  budget: (kind: Kind) => Budget
  /** Milliseconds in which a reader takes some of an answer. */
  readWithin: number
}

/** Where costly answers wait: a person who asks for much delays only its own answers. */
export function createCalls(limits: Limits = LIMITS): Calls {
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
  const inLane: Calls['inLane'] = (lane, tenant, work) =>
    laneOf(
      lane,
      tenant,
    )(async () => {
      // what waited would else begin in the very turn in which the one before it ended
      await nextTurn()
      return work()
    })
  return {
    enter: (kind, { person, gone }) => kinds[kind].enter(person, gone),
    take: (kind, { person, gone }, work) => kinds[kind].take(person, work, gone),
    inLane,
    async *piecesInLane(tenant, items) {
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
    budget: (kind) => createBudget(kind === 'lines' ? { ...limits, work: limits.streamed } : limits),
    readWithin: limits.read,
  }
}
