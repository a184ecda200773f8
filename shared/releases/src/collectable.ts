import type { RegistryState, Release } from './types.ts'

/** Generations of each tenant that a rollback can reach. */
export const GENERATIONS_KEPT = 10
const YOUNG = 7 * 24 * 3_600_000

export interface Use {
  id: string
  version: string
  /** ISO instant up to which some page may still ask for its files. */
  until: string
}

export interface Published extends Pick<Release, 'id' | 'version'> {
  /** ISO instant */
  at: string
}

/** No channel, none of the last generations of a tenant and no open page holds them, and they are not new. */
export function unusedReleases<R extends Published>(
  { channels, tenants }: Pick<RegistryState, 'channels' | 'tenants'>,
  releases: readonly R[],
  { uses, now }: { uses: readonly Use[]; now: string },
): R[] {
  const kept = new Set<string>()
  const keep = (id: string, version: string | null | undefined) => version && kept.add(`${id}@${version}`)
  for (const [id, versions] of Object.entries(channels))
    for (const version of Object.values(versions)) keep(id, version)
  for (const { generations } of tenants)
    for (const { choices } of generations.slice(0, GENERATIONS_KEPT))
      for (const [id, { version, canary, lastGood }] of Object.entries(choices))
        for (const one of [version, canary?.version, lastGood]) keep(id, one)
  for (const { id, version, until } of uses) if (until > now) keep(id, version)
  const isNew = (at: string) => Date.parse(now) - Date.parse(at) < YOUNG
  return releases.filter(({ id, version, at }) => !isNew(at) && !kept.has(`${id}@${version}`))
}
