import { lt, prerelease, rcompare } from 'semver'
import { hundredthOf } from './cohort.ts'
import { misfitOf, type Misfit } from './misfit.ts'
import type { Choice, Hold, RegistryState, Release } from './types.ts'

/**
 * Why it is this version: the one that was chosen, the canary's, the newest older one that fits, the last that held, the one that
 * came with the portal, none because it is switched off, none because none fits.
 */
export type Reason = 'chosen' | 'canary' | 'older' | 'lastGood' | 'builtIn' | 'off' | 'none'

/** Which version of one module somebody gets. */
export interface Resolved {
  id: string
  version: string | null
  reason: Reason
  /** What was chosen, when it is not what comes out. */
  wanted?: string
  /** Why what was chosen, and each other one that was looked at, does not come out. */
  refused: readonly Refusal[]
  /** Where a browser goes back to when the version fails there; it fits. */
  lastGood?: string
}

export interface Refusal {
  version: string
  why: Misfit | { kind: 'held' } | { kind: 'missing' }
}

type World = Pick<RegistryState, 'shell' | 'releases' | 'holds'>

export interface Whose {
  tenant: string
  /** Account that asks; absent for a visitor, who is never a canary. */
  uid?: string | undefined
}

/** The version of module `id` that a tenant's choice comes out as in this shell. */
export function resolve(id: string, choice: Choice | undefined, world: World, whose: Whose): Resolved {
  const own = world.releases.filter((release) => release.id === id)
  const builtIn = own.find((release) => release.builtIn)
  if (choice?.version === null) return { id, version: null, reason: 'off', refused: [] }
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
    return refused.some((refusal) => refusal.version === version && refusal.why.kind === 'held')
  }

  function fits(version: string, because?: Refusal[]): boolean {
    const why = obstacle(own, { tenant: whose.tenant, id, version }, world)
    if (why) because?.push({ version, why })
    return !why
  }
}

/** What is tried, in this order: a version that crashed gives way to the one before it, one that does not fit to the newest that does. */
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
    const older = own.filter((release) => lt(release.version, version) && !prerelease(release.version))
    for (const release of older.toSorted((a, b) => rcompare(a.version, b.version)))
      yield [release.version, 'older'] as const
    if (lastGood) yield [lastGood, 'lastGood'] as const
  }
  if (builtIn) yield [builtIn.version, 'builtIn'] as const
}

function obstacle(own: readonly Release[], hold: Hold, { shell, holds }: World): Refusal['why'] | null {
  const release = own.find(({ version }) => version === hold.version)
  if (!release) return { kind: 'missing' }
  const held = holds.some(
    ({ tenant, id, version }) => tenant === hold.tenant && id === hold.id && version === hold.version,
  )
  return held ? { kind: 'held' } : misfitOf(release, shell)
}

const isCanary = (id: string, percent: number, uid: string | undefined): boolean =>
  uid !== undefined && hundredthOf(uid, id) < percent
