import type { Command } from './command.ts'
import { current, followedBy, nextChoices } from './next-choices.ts'
import { resolve, type Refusal, type Resolved } from './resolve.ts'
import type { Channel, Choices, RegistryState, TenantState, Verb } from './types.ts'

/** What a command would do; nothing of it has happened. */
export interface Plan {
  verb: Verb
  /** Only tenants for which something changes. */
  tenants: readonly TenantPlan[]
  /** Where a channel would point. */
  channel?: { id: string; channel: Channel; version: string; before: string | null }
  /** Why it must not be done; empty when it may. */
  refusals: readonly PlanRefusal[]
}

export interface TenantPlan {
  tenant: string
  /** Number of the generation that it would make. */
  n: number
  choices: Choices
  changes: readonly ModuleChange[]
}

/** One module before and after, for an account that is no canary; who is one gets `canary`. */
export interface ModuleChange {
  id: string
  before: Resolved
  after: Resolved
  canary?: { version: string; percent: number }
}

/**
 * - `nothingBefore`: there is no earlier generation, or no version in the channel.
 * - `misfit`: the version that was asked for does not run in this shell.
 * - `stranded`: a module that the tenant uses would have no version at all.
 */
export interface PlanRefusal {
  kind: 'unknownRelease' | 'unknownTenant' | 'unknownModule' | 'nothingBefore' | 'misfit' | 'stranded'
  tenant?: string
  id?: string
  version?: string
  because?: readonly Refusal[]
}

/**
 * What a command would make of the registry: the new generation of every tenant that it changes, and why it must not be done.
 * A module that a tenant uses is never left without any version, except by switching it off by name.
 */
export function plan(state: RegistryState, command: Command): Plan {
  const { verb } = command
  const named = [...unknown(state, command)]
  if (named.length > 0) return { verb, tenants: [], refusals: named }
  const refusals: PlanRefusal[] = []
  const tenants: TenantPlan[] = []
  for (const tenant of concerned(state, command)) {
    const choices = nextChoices(state, tenant, command)
    if (!choices) {
      refusals.push({ kind: 'nothingBefore', tenant: tenant.id, ...(command.id && { id: command.id }) })
      continue
    }
    const changes = changesOf(asAfter(state, command), tenant, choices)
    refusals.push(
      ...changes.flatMap((change) => faultOf(change, tenant, command) ?? []),
      ...canaryFault(state, tenant, command),
    )
    if (changes.length > 0) tenants.push({ tenant: tenant.id, n: current(tenant).n + 1, choices, changes })
  }
  return { verb, tenants, refusals, ...moved(state, command) }
}

function moved({ channels }: RegistryState, command: Command): Pick<Plan, 'channel'> {
  if (command.verb !== 'promuovi' || command.tenants) return {}
  const { id, version, channel = 'stable' } = command
  return { channel: { id, channel, version, before: channels[id]?.[channel] ?? null } }
}

/** A promotion by name ends a hold, the circuit breaker begins one. */
export function asAfter(state: RegistryState, command: Command): RegistryState {
  if (command.verb !== 'promuovi' && command.verb !== 'trattieni') return state
  const { verb, id, version, tenants } = command
  const isMeant = (tenant: string) => tenants?.includes(tenant) ?? true
  const others = state.holds.filter((hold) => !(hold.id === id && hold.version === version && isMeant(hold.tenant)))
  const held = verb === 'trattieni' ? tenants!.map((tenant) => ({ tenant, id, version })) : []
  return { ...state, holds: [...others, ...held] }
}

function* unknown(state: RegistryState, command: Command): Iterable<PlanRefusal> {
  const { id, tenants = [] } = command
  for (const tenant of tenants)
    if (!state.tenants.some((known) => known.id === tenant)) yield { kind: 'unknownTenant', tenant }
  if (id === undefined) return
  const own = state.releases.filter((release) => release.id === id)
  if (own.length === 0) yield { kind: 'unknownModule', id }
  else if ('version' in command && !own.some(({ version }) => version === command.version))
    yield { kind: 'unknownRelease', id, version: command.version }
}

/** Whom a command concerns: those it names; a channel, all who follow it; else everybody. */
function concerned(state: RegistryState, command: Command): readonly TenantState[] {
  const { tenants } = command
  if (tenants) return state.tenants.filter(({ id }) => tenants.includes(id))
  if (command.verb !== 'promuovi') return state.tenants
  const { id, channel = 'stable' } = command
  return state.tenants.filter((tenant) => followedBy(tenant, id) === channel)
}

function changesOf(after: RegistryState, tenant: TenantState, choices: Choices): ModuleChange[] {
  const before = current(tenant).choices
  const ids = [...new Set([...Object.keys(before), ...Object.keys(choices)])].toSorted()
  return ids
    .filter((id) => JSON.stringify(before[id]) !== JSON.stringify(choices[id]))
    .map((id) => ({
      id,
      before: resolve(id, before[id], after, { tenant: tenant.id }),
      after: resolve(id, choices[id], after, { tenant: tenant.id }),
      ...(choices[id]?.canary && { canary: choices[id].canary }),
    }))
}

function canaryFault(state: RegistryState, tenant: TenantState, command: Command): PlanRefusal[] {
  if (command.verb !== 'canarino' || command.percent === 0) return []
  const { id, version } = command
  const { refused, wanted } = resolve(id, { version }, state, { tenant: tenant.id })
  return wanted ? [{ kind: 'misfit', tenant: tenant.id, id, version, because: refused }] : []
}

/** A version that was asked for must be the one that comes out, and nothing that is used may vanish. */
function faultOf({ id, after }: ModuleChange, tenant: TenantState, { verb }: Command): PlanRefusal | null {
  const about = { tenant: tenant.id, id, ...(after.wanted && { version: after.wanted }), because: after.refused }
  if (after.reason === 'none' && tenant.used.includes(id)) return { kind: 'stranded', ...about }
  return after.wanted && verb !== 'trattieni' ? { kind: 'misfit', ...about } : null
}
