import type { Channel, Release } from './types.ts'

/** Absent: everybody whom it concerns. */
interface OfTenants {
  tenants?: readonly string[] | undefined
}

/**
 * What an operator, or the circuit breaker, asks of the registry.
 * - `promuovi` with `tenants` fixes the version for these; without, it moves the channel (`stable` unless told) and with it all
 *   who follow it.
 * - `canarino` gives the version to so many in a hundred accounts; 0 ends it.
 * - `annulla` goes back to the generation before, or to number `to`; with `id` for this one module.
 * - `accendi` takes the module back from `spegni` or from a fixed version: it follows `stable` again.
 * - `trattieni` takes a version that crashes away from one tenant until it is promoted by name.
 * - `minimo` sets the oldest version that may run; who runs an older one gets this one. `null` ends that.
 * - `ritira` takes releases away from all, for good: each module goes back to the latest good one, or stays without.
 */
export type Command =
  | ({ verb: 'promuovi'; id: string; version: string; channel?: Channel | undefined } & OfTenants)
  | ({ verb: 'canarino'; id: string; version: string; percent: number } & OfTenants)
  | ({ verb: 'annulla'; id?: string | undefined; to?: number | undefined } & OfTenants)
  | ({ verb: 'spegni'; id: string } & OfTenants)
  | ({ verb: 'accendi'; id: string } & OfTenants)
  | ({ verb: 'segui'; id: string; channel: Channel } & OfTenants)
  | { verb: 'trattieni'; id: string; version: string; tenants: readonly [string] }
  | { verb: 'minimo'; id: string; version: string | null }
  | { verb: 'ritira'; releases: readonly Pick<Release, 'id' | 'version'>[] }
