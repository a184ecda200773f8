import { PortalError } from '../../errors.ts'
import type { WriteLimits } from '../../config.ts'

const WRITE_LIMITS: WriteLimits = { tenant: 12_000, person: 3000 }

/** Minutes of writes that are free at once after a quiet time: enough for an import of thousands of lines. */
const AT_ONCE = 6
/** Bytes of a record that count as one write. */
const ONE_WRITE = 16 * 1024
/** People and tenants whose count is kept; the one that was quiet for longest is dropped first, and loses nothing. */
const KEPT = 10_000
/** Refusals that are kept. */
const TOLD = 200

/** A person whom the server refused work. Forgotten at a restart. */
export interface Braked {
  tenant: string
  /** User id */
  chi: string
  tipo: 'scritture' | 'spazio'
  volte: number
  /** ISO instant */
  ultima: string
}

export interface Brakes {
  /** Before the first write of a transaction. `WRITES_TOO_MANY`, `WRITES_BUSY` */
  admit(tenant: string, person: string): void
  count(tenant: string, person: string, bytes: number): void
  /** Puts a refusal on the list, and returns it. */
  refused(tenant: string, person: string, tipo: Braked['tipo'], error: PortalError): PortalError
  /** Newest first. */
  list(): Braked[]
  /** Called for each refused person, once in a minute. */
  onRefusal(listener: (braked: Braked) => void): void
}

interface Bucket {
  left: number
  at: number
}

/**
 * Counts of this process. A transaction that began may end, however much it writes: the count may become negative, and the next
 * one waits. So a batch is never refused in its middle.
 */
export function createBrakes(limits: WriteLimits = WRITE_LIMITS, now: () => number = Date.now): Brakes {
  const buckets = new Map<string, Bucket>()
  const refusals = new Map<string, Braked>()
  const told = new Map<string, number>()
  const listeners: ((braked: Braked) => void)[] = []
  const bucketOf = (key: string, rate: number): Bucket => {
    const at = now()
    const known = buckets.get(key) ?? { left: rate * AT_ONCE, at }
    const left = Math.min(rate * AT_ONCE, known.left + ((at - known.at) * rate) / 60_000)
    return newest(buckets, key, { left, at }, KEPT)
  }
  const both = (tenant: string, person: string) =>
    [
      [bucketOf(`${tenant} ${person}`, limits.person), limits.person, 'WRITES_TOO_MANY'],
      [bucketOf(tenant, limits.tenant), limits.tenant, 'WRITES_BUSY'],
    ] as const
  const refused: Brakes['refused'] = (tenant, chi, tipo, error) => {
    const key = `${tenant} ${chi} ${tipo}`
    const ultima = new Date(now()).toISOString()
    const braked = { tenant, chi, tipo, ultima, volte: (refusals.get(key)?.volte ?? 0) + 1 }
    newest(refusals, key, braked, TOLD)
    if (now() - (told.get(key) ?? -Infinity) >= 60_000) {
      newest(told, key, now(), TOLD)
      for (const tell of listeners) tell(braked)
    }
    return error
  }
  return {
    admit: (tenant, person) => {
      for (const [{ left }, rate, code] of both(tenant, person)) {
        const seconds = Math.ceil(((1 - left) * 60) / rate)
        if (left < 1) throw refused(tenant, person, 'scritture', new PortalError(code, Math.max(1, seconds)))
      }
    },
    count: (tenant, person, bytes) => {
      for (const [bucket] of both(tenant, person)) bucket.left -= Math.max(1, Math.ceil(bytes / ONE_WRITE))
    },
    refused,
    list: () => [...refusals.values()].toReversed(),
    onRefusal: (listener) => void listeners.push(listener),
  }
}

/** Puts a value at the end of a map, and drops the oldest beyond `most`. */
function newest<V>(map: Map<string, V>, key: string, value: V, most: number): V {
  map.delete(key)
  map.set(key, value)
  if (map.size > most) map.delete(map.keys().next().value!)
  return value
}
