import type { Generation, RegistryState, Release, ShellFacts, TenantState } from '@bandiera/releases'
import type { ModuleManifest, PresentModule } from '@bandiera/wire'
import type { Settings } from '@bandiera/domain'
import type { Reader } from '../store/port.ts'
import { rowsOf, type Alert, type Aside, type GoneRelease, type StoredFloor, type StoredRelease } from './rows.ts'

/** spec §2: a feature can belong to one account of a tenant; what is on for the tenant is on for all its accounts. */
export const isReserved = (key: string, { moduli, moduliPerConto }: Settings): boolean =>
  moduli?.[key] !== true && (moduliPerConto?.[key] ?? []).length > 0

/** Feature keys of a module that at least one account of a tenant has: its settings decide, else the module's own default. */
export function featuresOn({ features }: Pick<ModuleManifest, 'features'>, settings: Settings): string[] {
  return Object.entries(features)
    .filter(([key, { on }]) => isReserved(key, settings) || (settings.moduli?.[key] ?? on))
    .map(([key]) => key)
}

/** A built-in module of the portal. */
export interface BuiltModule {
  modulo: PresentModule
  /** Of its `module.json`. */
  sri: string
}

/** What the portal was built with. */
export interface Portal {
  shell: ShellFacts
  builtIn: readonly BuiltModule[]
}

/** What is not in the registry's own database: the built-in modules, and what each tenant switched on. */
export interface Surroundings extends Portal {
  tenants: readonly { id: string; settings: Settings }[]
}

/** The registry at one moment. */
export interface Snapshot {
  state: RegistryState
  /** By `id@version`; without the built-in ones. */
  releases: ReadonlyMap<string, StoredRelease>
}

/** A release that was withdrawn. */
export interface Withdrawn extends GoneRelease {
  id: string
  version: string
}

/** The rows of the registry; the same object until one changes. */
export interface Rows {
  releases: ReadonlyMap<string, StoredRelease>
  channels: RegistryState['channels']
  holds: RegistryState['holds']
  /** Newest first. */
  generations: ReadonlyMap<string, readonly Generation[]>
  /** By module. */
  floors: ReadonlyMap<string, StoredFloor>
  withdrawn: readonly Withdrawn[]
  /** The accounts that get the version before. */
  asides: readonly Aside[]
  /** Newest first. */
  alerts: readonly Alert[]
}

export async function readRows(reader: Reader): Promise<Rows> {
  const [releases, channels, holds, generations, floors, gone, asides, alerts] = await Promise.all([
    rowsOf(reader, 'rilascio'),
    rowsOf(reader, 'canale'),
    rowsOf(reader, 'trattenuto'),
    rowsOf(reader, 'generazione'),
    rowsOf(reader, 'minimo'),
    rowsOf(reader, 'ritirato'),
    rowsOf(reader, 'ripiego'),
    rowsOf(reader, 'segnalazione'),
  ])
  const byTenant = new Map<string, Generation[]>()
  for (const { value } of generations.toSorted((a, b) => b.value.n - a.value.n))
    byTenant.set(value.tenant, [...(byTenant.get(value.tenant) ?? []), value])
  return {
    releases: new Map(releases.map(({ key, value }) => [key, value])),
    channels: Object.fromEntries(channels.map(({ key, value }) => [key, value])),
    holds: holds.map(({ value }) => value),
    generations: byTenant,
    floors: new Map(floors.map(({ key, value }) => [key, value])),
    asides: asides.map(({ value }) => value),
    alerts: alerts.map(({ value }) => value).toSorted((a, b) => b.at.localeCompare(a.at)),
    withdrawn: gone
      .filter(({ value }) => value.by !== undefined)
      .map(({ key, value }) => ({ ...namedBy(key), ...value })),
  }
}

/** The release that a key names: `mf-x@1.2.0`. */
function namedBy(key: string): { id: string; version: string } {
  const [id = '', version = ''] = key.split('@')
  return { id, version }
}

/** Rows and surroundings as plans want them. */
export function stateOf(rows: Rows, { shell, tenants, ...around }: Surroundings): RegistryState {
  const builtIn = around.builtIn.map(({ modulo }) => modulo)
  const published = [...rows.releases.values()].map(({ modulo }) => modulo)
  return {
    shell,
    releases: [
      ...builtIn.map((modulo) => ({ ...factsOf(modulo), builtIn: true })),
      ...published.filter((modulo) => !builtIn.some((other) => isSame(other, modulo))).map(factsOf),
    ],
    channels: rows.channels,
    holds: rows.holds,
    floors: Object.fromEntries([...rows.floors].map(([id, { version }]) => [id, version])),
    withdrawn: rows.withdrawn,
    tenants: tenants.map(({ id, settings }): TenantState => ({
      id,
      generations: rows.generations.get(id) ?? [asItStarts(id, rows.channels)],
      used: usedBy(settings, [...builtIn, ...published]),
    })),
  }
}

/** A tenant for which nothing was chosen yet gets what is `stable`, and of the rest the built-in modules. */
function asItStarts(tenant: string, channels: Rows['channels']): Generation {
  const stable = Object.entries(channels).flatMap(([id, { stable: version }]) =>
    version === undefined ? [] : [[id, { version, channel: 'stable' as const }] as const],
  )
  return { tenant, n: 0, choices: Object.fromEntries(stable), at: '', by: '', why: '', verb: 'promuovi' }
}

const usedBy = (settings: Settings, moduli: readonly PresentModule[]): string[] => [
  ...new Set(moduli.filter((modulo) => featuresOn(modulo, settings).length > 0).map(({ id }) => id)),
]

const isSame = (a: PresentModule, b: PresentModule): boolean => a.id === b.id && a.version === b.version

const factsOf = ({ id, version, contract, shared, minimo: floor }: PresentModule): Release => ({
  id,
  version,
  contract,
  shared,
  ...(floor && { floor }),
})
