import { currentGeneration } from './next-choices.ts'
import { resolve, type Resolved } from './resolve.ts'
import type { RegistryState, ShellFacts, TenantState } from './types.ts'

export interface Prospect {
  tenant: string
  id: string
  before: Resolved
  after: Resolved
  /** The module is used and would have no version: the portal must not start like this. */
  stranded: boolean
}

/** "What would each tenant get": every module of every tenant whose version, or whose reason for it, another shell would change. */
export function withShell(state: RegistryState, shell: ShellFacts): Prospect[] {
  const after = { ...state, shell }
  return state.tenants.flatMap((tenant) =>
    idsOf(state, tenant)
      .map((id) => prospect(state, after, tenant, id))
      .filter(({ before, after }) => before.version !== after.version || before.reason !== after.reason),
  )
}

function prospect(now: RegistryState, then: RegistryState, tenant: TenantState, id: string): Prospect {
  const choice = currentGeneration(tenant).choices[id]
  const [before, after] = [now, then].map((state) => resolve(id, choice, state, { tenant: tenant.id }))
  return { tenant: tenant.id, id, before: before!, after: after!, stranded: isStranded(tenant, after!) }
}

const isStranded = ({ used }: TenantState, { id, reason }: Resolved): boolean => reason === 'none' && used.includes(id)

const idsOf = ({ releases }: RegistryState, tenant: TenantState): string[] =>
  [...new Set([...releases.map(({ id }) => id), ...Object.keys(currentGeneration(tenant).choices)])].toSorted()

/** A feature of a module, as one tenant has it. */
export interface Feature {
  id: string
  key: string
  on: boolean
  /** The tenant could not switch it on again, or needs it. */
  fixed: boolean
}

export interface FeatureProspect extends Prospect {
  lost: readonly string[]
}

/** Each module that would lose a feature; one without any that is on is in no page. `stranded`: it cannot do without the feature. */
export function withoutFeatures(
  state: RegistryState,
  tenant: TenantState,
  { features, off }: { features: readonly Feature[]; off: readonly string[] },
): FeatureProspect[] {
  const lostOnes = features.filter(({ key, on }) => on && off.includes(key))
  const ids = [...new Set(lostOnes.map(({ id }) => id))].toSorted()
  return ids.map((id) => {
    const lost = lostOnes.filter((feature) => feature.id === id)
    const before = resolve(id, currentGeneration(tenant).choices[id], state, { tenant: tenant.id })
    const isKept = features.some((feature) => feature.id === id && feature.on && !lost.includes(feature))
    const after: Resolved = isKept ? before : { id, version: null, reason: 'off', refused: [] }
    const stranded = lost.some(({ fixed }) => fixed)
    return { tenant: tenant.id, id, before, after, stranded, lost: lost.map(({ key }) => key) }
  })
}
