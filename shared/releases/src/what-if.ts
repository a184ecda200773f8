import { current } from './next-choices.ts'
import { resolve, type Resolved } from './resolve.ts'
import type { RegistryState, ShellFacts, TenantState } from './types.ts'

/** What one tenant would get of one module. */
export interface Prospect {
  tenant: string
  id: string
  before: Resolved
  after: Resolved
  /** It is used and would have no version: the portal must not be brought up like this. */
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
  const choice = current(tenant).choices[id]
  const [before, after] = [now, then].map((state) => resolve(id, choice, state, { tenant: tenant.id }))
  return { tenant: tenant.id, id, before: before!, after: after!, stranded: isStranded(tenant, after!) }
}

const isStranded = ({ used }: TenantState, { id, reason }: Resolved): boolean => reason === 'none' && used.includes(id)

/** Every module that exists or that a tenant chose. */
const idsOf = ({ releases }: RegistryState, tenant: TenantState): string[] =>
  [...new Set([...releases.map(({ id }) => id), ...Object.keys(current(tenant).choices)])].toSorted()
