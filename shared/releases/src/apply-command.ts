import type { Command, RegistryState, Release } from './types.ts'
import { isOlder, resolve } from './resolve.ts'

/** The registry after a command, apart from generations: holds, floors, withdrawn releases, channels. */
export function applyCommand(state: RegistryState, command: Command): RegistryState {
  if (command.verb === 'ritira') return withoutReleases(state, command.releases)
  if (command.verb === 'minimo') return { ...state, floors: withFloor(state, command.id, command.version) }
  if (command.verb !== 'promuovi' && command.verb !== 'trattieni') return state
  const { verb, id, version, tenants } = command
  const isMeant = (tenant: string) => tenants?.includes(tenant) ?? true
  const others = state.holds.filter((hold) => !(hold.id === id && hold.version === version && isMeant(hold.tenant)))
  const held = verb === 'trattieni' ? tenants!.map((tenant) => ({ tenant, id, version })) : []
  return { ...state, holds: [...others, ...held], floors: floorsAfter(state, command) }
}

export const isBelowFloor = (
  { floors }: Pick<RegistryState, 'floors'>,
  { id, version }: Pick<Release, 'id' | 'version'>,
) => floors[id] !== undefined && isOlder(version, floors[id])

/** A release that brings a floor sets it once it is promoted to `stable`; another promotion is a trial. A floor never falls by itself. */
function floorsAfter(state: RegistryState, command: Extract<Command, { id: string; version: string }>) {
  const { verb, id, version } = command
  const isForAll = verb === 'promuovi' && !command.tenants && (command.channel ?? 'stable') === 'stable'
  const floor = isForAll ? state.releases.find((one) => one.id === id && one.version === version)?.floor : undefined
  return floor === undefined || isBelowFloor(state, { id, version: floor }) ? state.floors : withFloor(state, id, floor)
}

function withFloor({ floors }: RegistryState, id: string, version: string | null): RegistryState['floors'] {
  const { [id]: _, ...rest } = floors
  return version === null ? rest : { ...rest, [id]: version }
}

/** Channels that pointed to one of them point to the newest good one before it, or nowhere. */
function withoutReleases(state: RegistryState, releases: readonly Pick<Release, 'id' | 'version'>[]): RegistryState {
  const isGone = ({ id, version }: Pick<Release, 'id' | 'version'>): boolean =>
    releases.some((one) => one.id === id && one.version === version)
  const after = {
    ...state,
    releases: state.releases.filter((release) => release.builtIn || !isGone(release)),
    withdrawn: [...state.withdrawn, ...releases],
  }
  const instead = (id: string, version: string): string | null =>
    isGone({ id, version }) ? resolve(id, { version }, after, { tenant: '' }).version : version
  const channels = Object.entries(state.channels).map(([id, versions]) => {
    const kept = Object.entries(versions).flatMap(([channel, version]) => {
      const own = instead(id, version)
      return own === null ? [] : [[channel, own] as const]
    })
    return [id, Object.fromEntries(kept)] as const
  })
  return { ...after, channels: Object.fromEntries(channels) }
}
