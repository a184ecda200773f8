import { lt, prerelease, rcompare, satisfies, valid, validRange } from 'semver'
import type { Choice, Hold, RegistryState, Release, ShellFacts } from './types.ts'

/** `older`: the newest older one that fits; `lastGood`: the last that held; `builtIn`: the one that came with the portal. */
export type Reason = 'chosen' | 'canary' | 'older' | 'lastGood' | 'builtIn' | 'off' | 'withdrawn' | 'none'

export interface Resolved {
  id: string
  version: string | null
  reason: Reason
  wanted?: string
  /** Why the chosen version, and each other candidate, does not run. */
  refused: readonly Refusal[]
  /** The version that a browser falls back to when this one fails; it fits the shell. */
  lastGood?: string
}

export interface Refusal {
  version: string
  /** `floor`: it is older than the module's floor, `found`. */
  why: Misfit | { kind: 'held' | 'missing' | 'withdrawn' } | { kind: 'floor'; found: string }
}

type Registry = Pick<RegistryState, 'shell' | 'releases' | 'holds' | 'floors' | 'withdrawn'>

export interface Requester {
  tenant: string
  /** The account; absent for a visitor, who is never a canary. */
  uid?: string | undefined
  /** Versions that crashed for this account: it gets an earlier one. */
  aside?: readonly Pick<Release, 'id' | 'version'>[] | undefined
}

export function resolve(id: string, choice: Choice | undefined, world: Registry, whose: Requester): Resolved {
  const own = world.releases.filter((release) => release.id === id)
  const builtIn = own.find((release) => release.builtIn)
  if (choice?.version === null) return nothing(id, choice)
  const refused: Refusal[] = []
  const { version: wanted, canary } = choice ?? {}
  const answer = (version: string, reason: Reason, lastGood = choice?.lastGood ?? builtIn?.version): Resolved => ({
    id,
    version,
    reason,
    ...(wanted && wanted !== version && reason !== 'canary' && { wanted }),
    refused,
    ...(lastGood && lastGood !== version && fits(lastGood) && { lastGood }),
  })
  if (canary && isCanary(id, canary.percent, whose.uid) && fits(canary.version, refused))
    return answer(canary.version, 'canary', wanted ?? undefined)
  for (const [version, reason] of candidates(own, choice, builtIn, isHeld)) {
    if (refused.some((refusal) => refusal.version === version)) continue
    if (fits(version, refused)) return answer(version, reason)
  }
  return { id, version: null, reason: 'none', ...(wanted && { wanted }), refused }

  function isHeld(version: string): boolean {
    return refused.some(({ version: one, why }) => one === version && ['held', 'withdrawn'].includes(why.kind))
  }

  function fits(version: string, because?: Refusal[]): boolean {
    const why = obstacle(own, { ...whose, id, version }, world)
    if (why) because?.push({ version, why })
    return !why
  }
}

/** Candidates in order: after a version that crashed the one before it, after one that does not fit the newest that does. */
function* candidates(
  own: readonly Release[],
  choice: Choice | undefined,
  builtIn: Release | undefined,
  isHeld: (version: string) => boolean,
) {
  if (choice?.version) {
    const { version, lastGood } = choice
    yield [version, 'chosen'] as const
    if (lastGood && isHeld(version)) yield [lastGood, 'lastGood'] as const
    const older = own.filter((release) => isOlder(release.version, version) && !prerelease(release.version))
    for (const release of older.toSorted((a, b) => rcompare(a.version, b.version)))
      yield [release.version, 'older'] as const
    if (lastGood) yield [lastGood, 'lastGood'] as const
  }
  if (builtIn) yield [builtIn.version, 'builtIn'] as const
}

function nothing(id: string, { withdrawn }: Choice): Resolved {
  if (withdrawn === undefined) return { id, version: null, reason: 'off', refused: [] }
  const refused: Refusal[] = [{ version: withdrawn, why: { kind: 'withdrawn' } }]
  return { id, version: null, reason: 'withdrawn', refused }
}

function obstacle(own: readonly Release[], asked: Hold & Requester, world: Registry): Refusal['why'] | null {
  const { tenant, id, version, aside = [] } = asked
  const { shell, holds, floors, withdrawn } = world
  const isIt = (one: Pick<Release, 'id' | 'version'>): boolean => one.id === id && one.version === version
  const release = own.find(isIt)
  if (!release) return { kind: withdrawn.some(isIt) ? 'withdrawn' : 'missing' }
  const floor = floors[id]
  if (floor !== undefined && isOlder(version, floor)) return { kind: 'floor', found: floor }
  const held = aside.some(isIt) || holds.some((hold) => hold.tenant === tenant && isIt(hold))
  return held ? { kind: 'held' } : misfitOf(release, shell)
}

const isCanary = (id: string, percent: number, uid: string | undefined): boolean =>
  uid !== undefined && hundredthOf(uid, id) < percent

export interface Misfit {
  kind: 'contract' | 'shared'
  /** `contract`, or the name of the library. */
  what: string
  asked: string
  found: string
}

/** The first requirement of a release that a shell does not meet; `null` when it fits. */
export function misfitOf({ contract, shared }: Pick<Release, 'contract' | 'shared'>, shell: ShellFacts): Misfit | null {
  if (!shell.contracts.some((spoken) => satisfies(spoken, contract)))
    return { kind: 'contract', what: 'contract', asked: contract, found: shell.contracts.join(', ') }
  for (const [what, asked] of Object.entries(shared)) {
    const found = shell.shared[what] ?? ''
    if (!satisfies(found, asked, { includePrerelease: true })) return { kind: 'shared', what, asked, found }
  }
  return null
}

/** 0-99, the same on every server, and still inside when a share grows. FNV-1a with murmur3's last mixing: without it similar ids fall together. */
export function hundredthOf(uid: string, moduleId: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(`${moduleId}/${uid}`)) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % 100
}

/** Whether a release may have this version: as semver writes it, and without build metadata, which does not distinguish two versions. */
export const isReleaseVersion = (text: string): boolean => valid(text) === text && text.length <= 64

export const isRange = (text: string): boolean => text !== '' && validRange(text) !== null

export const isOlder = (version: string, other: string): boolean => lt(version, other)
