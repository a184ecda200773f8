import { applyCommand, isBelowFloor } from './apply-command.ts'
import type { Channel, Choices, Command, RegistryState, Release, TenantState, Verb } from './types.ts'
import { currentGeneration, followedBy, nextChoices } from './next-choices.ts'
import { resolve, type Refusal, type Resolved } from './resolve.ts'

export interface Plan {
  verb: Verb
  tenants: readonly TenantPlan[]
  channel?: { id: string; channel: Channel; version: string; before: string | null }
  floor?: { id: string; version: string | null; before: string | null }
  withdrawn?: readonly Pick<Release, 'id' | 'version'>[]
  /** Why the command must not be carried out; empty when it may. */
  refusals: readonly PlanRefusal[]
}

export interface TenantPlan {
  tenant: string
  n: number
  choices: Choices
  changes: readonly ModuleChange[]
}

export interface ModuleChange {
  id: string
  before: Resolved
  after: Resolved
  canary?: { version: string; percent: number }
}

/** `nothingBefore`: no earlier generation, or no version in the channel; `misfit`: it does not run in this shell; `stranded`: a used module has none. */
export interface PlanRefusal {
  kind: 'unknownRelease' | 'unknownTenant' | 'unknownModule' | 'nothingBefore' | 'misfit' | 'stranded' | 'floor'
  tenant?: string
  id?: string
  version?: string
  floor?: string
  because?: readonly Refusal[]
}

/** A module that a tenant uses never loses every version, except by switching it off by name or by withdrawing it. */
export function plan(state: RegistryState, command: Command): Plan {
  const { verb } = command
  const named = [...unknown(state, command), ...belowFloor(state, command)]
  if (named.length > 0) return { verb, tenants: [], refusals: named }
  const refusals: PlanRefusal[] = []
  const tenants: TenantPlan[] = []
  const after = applyCommand(state, command)
  for (const tenant of concerned(state, after, command)) {
    const choices = nextChoices(state, tenant, command)
    if (!choices) {
      refusals.push({
        kind: 'nothingBefore',
        tenant: tenant.id,
        ...('id' in command && command.id && { id: command.id }),
      })
      continue
    }
    const changes = changesOf({ state, after, verb }, tenant, choices)
    refusals.push(
      ...changes.flatMap((change) => faultOf(change, tenant, command) ?? []),
      ...canaryFault(state, tenant, command),
    )
    if (changes.length > 0) tenants.push({ tenant: tenant.id, n: currentGeneration(tenant).n + 1, choices, changes })
  }
  return { verb, tenants, refusals, ...moved(state, command), ...floorOf(state, after), ...withdrawnBy(command) }
}

function floorOf({ floors }: RegistryState, after: RegistryState): Pick<Plan, 'floor'> {
  const id = [...Object.keys(after.floors), ...Object.keys(floors)].find((one) => floors[one] !== after.floors[one])
  return id === undefined ? {} : { floor: { id, version: after.floors[id] ?? null, before: floors[id] ?? null } }
}

const withdrawnBy = (command: Command): Pick<Plan, 'withdrawn'> =>
  command.verb === 'ritira' ? { withdrawn: command.releases } : {}

function moved({ channels }: RegistryState, command: Command): Pick<Plan, 'channel'> {
  if (command.verb !== 'promuovi' || command.tenants) return {}
  const { id, version, channel = 'stable' } = command
  return { channel: { id, channel, version, before: channels[id]?.[channel] ?? null } }
}

function* unknown(state: RegistryState, command: Command): Iterable<PlanRefusal> {
  if (command.verb === 'ritira') return yield* unknownReleases(state, command.releases)
  const { id, tenants = [] } = { tenants: undefined, ...command }
  for (const tenant of tenants ?? [])
    if (!state.tenants.some((known) => known.id === tenant)) yield { kind: 'unknownTenant', tenant }
  if (id === undefined) return
  const own = state.releases.filter((release) => release.id === id)
  if (own.length === 0) yield { kind: 'unknownModule', id }
  else if ('version' in command && command.version !== null)
    yield* unknownReleases(state, [{ id, version: command.version }])
}

function* unknownReleases({ releases }: RegistryState, named: readonly Pick<Release, 'id' | 'version'>[]) {
  for (const { id, version } of named)
    if (!releases.some((release) => release.id === id && release.version === version))
      yield { kind: 'unknownRelease' as const, id, version }
}

/** Only for a version that is named; one from a channel or an earlier choice is refused as a `misfit`. */
function* belowFloor(state: RegistryState, command: Command): Iterable<PlanRefusal> {
  if (command.verb !== 'promuovi' && command.verb !== 'canarino') return
  if (command.verb === 'canarino' && command.percent === 0) return
  const { id, version } = command
  if (isBelowFloor(state, { id, version })) yield { kind: 'floor', id, version, floor: state.floors[id]! }
}

/** The tenants that a command concerns: those it names; of a channel its followers; of a floor those with an older version; else all. */
function concerned(state: RegistryState, after: RegistryState, command: Command): readonly TenantState[] {
  if ('tenants' in command && command.tenants) {
    const { tenants } = command
    return state.tenants.filter(({ id }) => tenants.includes(id))
  }
  if (command.verb !== 'promuovi' && command.verb !== 'minimo') return state.tenants
  const { id } = command
  const channel = command.verb === 'promuovi' ? (command.channel ?? 'stable') : undefined
  return state.tenants.filter((tenant) => {
    const { version } = resolve(id, currentGeneration(tenant).choices[id], state, { tenant: tenant.id })
    const isOlder = version !== null && isBelowFloor(after, { id, version })
    return isOlder || (channel !== undefined && followedBy(tenant, id) === channel)
  })
}

interface Turn {
  state: RegistryState
  after: RegistryState
  verb: Verb
}

function changesOf({ state, after, verb }: Turn, tenant: TenantState, choices: Choices): ModuleChange[] {
  const before = currentGeneration(tenant).choices
  const ids = [...new Set([...Object.keys(before), ...Object.keys(choices)])].toSorted()
  return ids
    .filter((id) => JSON.stringify(before[id]) !== JSON.stringify(choices[id]))
    .map((id) => ({
      id,
      before: resolve(id, before[id], takesAway.includes(verb) ? state : after, { tenant: tenant.id }),
      after: resolve(id, choices[id], after, { tenant: tenant.id }),
      ...(choices[id]?.canary && { canary: choices[id].canary }),
    }))
}

/** Verbs that forbid a version: what ran before them is resolved in the state before. */
const takesAway: readonly Verb[] = ['minimo', 'ritira', 'trattieni']

function canaryFault(state: RegistryState, tenant: TenantState, command: Command): PlanRefusal[] {
  if (command.verb !== 'canarino' || command.percent === 0) return []
  const { id, version } = command
  const { refused, wanted } = resolve(id, { version }, state, { tenant: tenant.id })
  return wanted ? [{ kind: 'misfit', tenant: tenant.id, id, version, because: refused }] : []
}

/** The version that was asked for must be the one that runs, and a module in use must not vanish. */
function faultOf({ id, after }: ModuleChange, tenant: TenantState, { verb }: Command): PlanRefusal | null {
  if (verb === 'ritira') return null
  const about = { tenant: tenant.id, id, ...(after.wanted && { version: after.wanted }), because: after.refused }
  if (after.reason === 'none' && tenant.used.includes(id)) return { kind: 'stranded', ...about }
  return after.wanted && verb !== 'trattieni' ? { kind: 'misfit', ...about } : null
}
