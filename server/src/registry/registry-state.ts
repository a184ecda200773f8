import type { Generation, RegistryState, Release, ShellFacts, TenantState } from '@bandiera/releases'
import type { ModuleManifest, PresentModule } from '@bandiera/wire'
import type { Settings } from '@bandiera/domain'
import type { Reader } from '../store/port.ts'
import { type GoneRelease, rowsOf, type StoredRelease, valuesOf } from './rows.ts'

/** spec §2: a feature can belong to single accounts; one that is on for the tenant is on for all of them. */
export const isReserved = (key: string, { moduli, moduliPerConto }: Settings): boolean =>
  moduli?.[key] !== true && (moduliPerConto?.[key] ?? []).length > 0

/** Features of a module that at least one account has: the settings decide, else the default of the module. */
export function featuresOn({ features }: Pick<ModuleManifest, 'features'>, settings: Settings): string[] {
  return Object.entries(features)
    .filter(([key, { on }]) => isReserved(key, settings) || (settings.moduli?.[key] ?? on))
    .map(([key]) => key)
}

export interface BuiltModule {
  modulo: PresentModule
  /** Of its `module.json`. */
  sri: string
}

export interface Portal {
  shell: ShellFacts
  builtIn: readonly BuiltModule[]
}

/** What is not in the registry's own database. */
export interface Surroundings extends Portal {
  tenants: readonly { id: string; settings: Settings }[]
}

export interface Snapshot {
  state: RegistryState
  /** By `id@version`; without the built-in ones. */
  releases: ReadonlyMap<string, StoredRelease>
}

export interface Withdrawn extends GoneRelease {
  id: string
  version: string
}

export async function readRows(reader: Reader) {
  const [releases, channels, holds, generations, floors, gone, asides, alerts] = await Promise.all([
    rowsOf(reader, 'rilascio'),
    rowsOf(reader, 'canale'),
    valuesOf(reader, 'trattenuto'),
    valuesOf(reader, 'generazione'),
    rowsOf(reader, 'minimo'),
    rowsOf(reader, 'ritirato'),
    valuesOf(reader, 'ripiego'),
    valuesOf(reader, 'segnalazione'),
  ])
  const byTenant = new Map<string, Generation[]>()
  for (const one of generations.toSorted((a, b) => b.n - a.n))
    byTenant.set(one.tenant, [...(byTenant.get(one.tenant) ?? []), one])
  return {
    releases: new Map(releases.map(({ key, value }) => [key, value])),
    channels: Object.fromEntries(channels.map(({ key, value }) => [key, value])),
    holds,
    generations: byTenant,
    floors: new Map(floors.map(({ key, value }) => [key, value])),
    asides,
    alerts: alerts.toSorted((a, b) => b.at.localeCompare(a.at)),
    withdrawn: gone.flatMap(({ key, value }): Withdrawn[] => {
      const [id = '', version = ''] = key.split('@')
      return value.by === undefined ? [] : [{ id, version, ...value }]
    }),
  }
}

export type Rows = Awaited<ReturnType<typeof readRows>>

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

/** A tenant without a generation gets what is `stable`, and of the rest the built-in modules. */
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
