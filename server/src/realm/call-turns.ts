import { PortalError } from '../errors.ts'
import { createTurns } from '../feed/turns.ts'
import { createLanes } from '../services/lanes.ts'
import type { Call } from './call.ts'
import { READING } from './functions.ts'

/** Calls that one person may wait for: a page of an old client that asks for each of its lists at once. */
const AT_ONCE = 50
/** Reads of one tenant that are worked on at the same time. */
const READS = 4

interface Asked {
  tenant: string
  /** Person and tenant, to count by. */
  person: string
  call: Call
}

export interface CallTurns {
  /** Runs a call when it is its turn; `CALL_TOO_MANY` for a person who has too many waiting. */
  take<T>(asked: Asked, work: () => Promise<T>): Promise<T>
}

/**
 * Calls of one person are answered one after the other, and a tenant has a few reads at work: who asks for much makes only its own
 * calls wait. A write waits for the others of its tenant in the store, and holds up no read here.
 */
export function createCallTurns(): CallTurns {
  const persons = createTurns(AT_ONCE, () => new PortalError('CALL_TOO_MANY', AT_ONCE))
  const lanes = new Map<string, ReturnType<typeof createLanes>>()
  const lanesOf = (tenant: string) => {
    const own = lanes.get(tenant) ?? createLanes(READS)
    lanes.set(tenant, own)
    return own
  }
  return {
    take: ({ tenant, person, call }, work) =>
      persons.take(person, () => (READING.includes(call.name) ? lanesOf(tenant)(work) : work())),
  }
}
