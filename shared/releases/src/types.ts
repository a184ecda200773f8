/** Where promotions go: `stable` for every tenant that chose nothing, `next` for trials before it. */
export const CHANNELS = ['stable', 'next'] as const
export type Channel = (typeof CHANNELS)[number]

export interface Release {
  id: string
  version: string
  /** Range of contracts that it was written for: `^2.1.0`. */
  contract: string
  /** Range of every shared library that it takes from the shell. */
  shared: Readonly<Record<string, string>>
  /** Once all get this release, no older version than this runs any more: it has a security fault. */
  floor?: string | undefined
  /** Part of the portal itself, and never removed. */
  builtIn?: boolean
}

export interface ShellFacts {
  version: string
  /** The contracts that it speaks, newest first: its own and the one before, by an adapter. */
  contracts: readonly string[]
  shared: Readonly<Record<string, string>>
}

/** What a generation says of one module. A module that it does not name is the one that came with the portal. */
export interface Choice {
  /** The version of every account; `null` when the module is switched off. */
  version: string | null
  /** Follows this channel: a promotion there makes the next generation. Absent when the version is fixed. */
  channel?: Channel
  /** Instead of `version`, for so many in a hundred accounts. */
  canary?: { version: string; percent: number }
  /** The last good version: a browser in which the chosen one fails goes back to it. */
  lastGood?: string
  /** Why `version` is `null`: this version was withdrawn, and nothing could take its place. */
  withdrawn?: string
}

export type Choices = Readonly<Record<string, Choice>>

/** All modules of one tenant as they were chosen at one moment; never changed, the next one takes its place. */
export interface Generation {
  tenant: string
  /** 1, 2, 3, ... without a gap; 0 is the portal as it came. */
  n: number
  choices: Choices
  at: string
  by: string
  why: string
  verb: Verb
  /** Open pages are asked to take it at once. */
  urgent?: boolean
}

export const VERBS = [
  'promuovi',
  'canarino',
  'annulla',
  'spegni',
  'accendi',
  'segui',
  'trattieni',
  'minimo',
  'ritira',
] as const
export type Verb = (typeof VERBS)[number]

/** A version that a tenant must not get again by itself: it crashed too often there. */
export interface Hold {
  tenant: string
  id: string
  version: string
}

export interface TenantState {
  id: string
  /** Newest first, the current one is the first; empty before the first choice. */
  generations: readonly Generation[]
  /** Ids of the modules of which at least one feature is on. */
  used: readonly string[]
}

export interface RegistryState {
  shell: ShellFacts
  releases: readonly Release[]
  channels: Readonly<Record<string, Partial<Record<Channel, string>>>>
  tenants: readonly TenantState[]
  holds: readonly Hold[]
  /** By module: the oldest version that may run. */
  floors: Readonly<Record<string, string>>
  /** Releases that no one may get any more, because of the key that signed them. */
  withdrawn: readonly Pick<Release, 'id' | 'version'>[]
}

/** Absent: every tenant that the command concerns. */
interface OfTenants {
  tenants?: readonly string[] | undefined
}

/**
 * What an operator, or the circuit breaker, asks of the registry.
 * - `promuovi` with `tenants` fixes the version for these; without, it moves the channel (by default `stable`) and its followers.
 * - `canarino` gives the version to so many in a hundred accounts; 0 ends it.
 * - `annulla` goes back to the generation before, or to number `to`; with `id` for this one module.
 * - `accendi` takes the module back from `spegni` or from a fixed version: it follows `stable` again.
 * - `trattieni` takes a version that crashes from one tenant until it is promoted by name.
 * - `minimo` sets the oldest version that may run; tenants with an older one get this one. `null` ends that.
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
