import { resolve, type RegistryState, type Resolved } from '@bandiera/releases'
import type { PresentModule, ReleaseAddress } from '@bandiera/wire'
import type { BuiltModule, Snapshot } from './registry-state.ts'
import { releaseKey, type Aside } from './rows.ts'

export interface Chosen {
  generation: number
  urgent: boolean
  /** Other accounts may get other versions: a module has a canary, or crashed for one person. */
  canary: boolean
  modules: { modulo: PresentModule; previous?: ReleaseAddress }[]
  /** All modules, with the reasons for their versions. */
  resolved: Resolved[]
}

export interface Whose {
  uid?: string | undefined
  /** Instead of the current one; 0 is the portal as built. */
  generation?: number | undefined
}

export function chosenIn(
  { state, releases }: Snapshot,
  builtIn: readonly BuiltModule[],
  { asides, ...whose }: Whose & { tenant: string; asides: readonly Aside[] },
): Chosen {
  const generation = generationOf(state, whose)
  const choices = generation?.choices ?? {}
  const aside = asides.filter(({ uid }) => uid === whose.uid)
  const resolved = idsOf(state).map((id) => {
    const own = resolve(id, choices[id], state, { ...whose, aside })
    // a module that crashes shows a card that says so: better than no module
    return own.reason === 'none' && aside.length > 0 ? resolve(id, choices[id], state, whose) : own
  })
  const find = (id: string, version: string | null | undefined): BuiltModule | undefined =>
    builtIn.find(({ modulo }) => isRelease(modulo, id, version)) ?? releases.get(releaseKey(id, version ?? ''))
  return {
    generation: generation?.n ?? 0,
    urgent: generation?.urgent ?? false,
    canary: asides.length > 0 || Object.values(choices).some(({ canary }) => canary !== undefined),
    resolved,
    modules: resolved.flatMap(({ id, version, lastGood }) => {
      const release = find(id, version)
      if (!release) return []
      const before = find(id, lastGood)
      return [{ modulo: release.modulo, ...(before && { previous: addressOf(before) }) }]
    }),
  }
}

function generationOf({ tenants }: RegistryState, { tenant, generation }: Whose & { tenant: string }) {
  const [current, ...older] = tenants.find(({ id }) => id === tenant)?.generations ?? []
  return generation === undefined ? current : [current, ...older].find((one) => one?.n === generation)
}

export const isRelease = (modulo: PresentModule, id: string, version: string | null | undefined): boolean =>
  modulo.id === id && modulo.version === version

const addressOf = ({ modulo, sri }: BuiltModule): ReleaseAddress => ({
  version: modulo.version,
  base: baseOf(modulo),
  sri,
})

export const baseOf = ({ id, version }: Pick<PresentModule, 'id' | 'version'>): string => `/m/${id}/${version}/`

const idsOf = ({ releases }: RegistryState): string[] => [...new Set(releases.map(({ id }) => id))]
