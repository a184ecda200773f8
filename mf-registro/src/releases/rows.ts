import { compareVersions, type Registry, type Release } from '../parts/registry.ts'
import type { TeamKey } from './parts/keys.ts'

/** A release with who sent it, what points to it, and who gets it. */
export interface ReleaseRow extends Release {
  _id: string
  team: string
  channels: string[]
  tenants: string[]
}

/** Every release, by module and newest version first. `keys` tell which team a key belongs to. */
export function releaseRows({ rilasci, canali, tenant }: Registry, keys: readonly TeamKey[]): ReleaseRow[] {
  return rilasci
    .toSorted((a, b) => a.id.localeCompare(b.id, 'en') || compareVersions(b.versione, a.versione))
    .map((one) => ({
      ...one,
      _id: `${one.id}@${one.versione}`,
      team: keys.find(({ id }) => id === one.chiave)?.team ?? one.chiave ?? '',
      channels: Object.entries(canali[one.id] ?? {}).flatMap(([channel, version]) =>
        version === one.versione ? [channel] : [],
      ),
      tenants: tenant.filter(({ moduli }) => moduli.some((module) => gets(module, one))).map(({ id }) => id),
    }))
}

const gets = (
  { id, versione, canarino }: Registry['tenant'][number]['moduli'][number],
  one: Pick<Release, 'id' | 'versione'>,
): boolean => id === one.id && (versione === one.versione || canarino?.version === one.versione)
