import type { Settings } from '@bandiera/domain'
import { resolve, type RegistryState, type Resolved } from '@bandiera/releases'
import type { PresentModulo, ReleaseAddress } from '@bandiera/wire'
import type { Store } from '../../store/port.ts'
import {
  readRows,
  stateOf,
  type BuiltModule,
  type Portal,
  type Rows,
  type Snapshot,
  type Surroundings,
} from './registry-state.ts'
import { releaseKey } from './rows.ts'

/** What a tenant runs, for one account. */
export interface Chosen {
  generation: number
  urgent: boolean
  /** Some module has a canary: other accounts may get other versions. */
  canary: boolean
  modules: { modulo: PresentModulo; previous?: ReleaseAddress }[]
  /** Every module with the reason for its version, for operators. */
  resolved: Resolved[]
}

/** Hears of the tenants that run something else; of `all` after changes were missed. */
export type ChangeListener = (tenants: readonly string[] | 'all', urgent: boolean) => void

/** The registry of modules: read from memory, which follows its database; written by transactions on that. */
export interface Registro {
  store: Store
  surroundings(): Promise<Surroundings>
  /** What its database says. */
  rows(): Promise<Rows>
  snapshot(): Promise<Snapshot>
  /** For a tenant and, when known, an account. With the registry out of reach: as it was last, or as the portal came. */
  chosenFor(settings: Settings, whose?: Whose): Promise<Chosen>
  /** Told of each change of the registry, on every server, with the tenants that run something else from then on. */
  onChange(listener: ChangeListener): () => void
  close(): void
}

export interface RegistroOptions {
  store: Store
  portal: () => Promise<Portal>
  /** Every tenant with its settings. */
  tenants: () => Promise<Surroundings['tenants']>
  onProblem: (problem: string) => void
}

const EMPTY: Rows = { releases: new Map(), channels: {}, holds: [], generations: new Map() }

export function createRegistro({ store, portal, tenants, onProblem }: RegistroOptions): Registro {
  let reading: Promise<Rows> | undefined
  let last = EMPTY
  const listeners = new Set<ChangeListener>()
  const stop = store.onSignal((signal) => {
    if (signal.type !== 'registro' && signal.type !== 'missed') return
    reading = undefined
    const [changed, urgent] = signal.type === 'missed' ? (['all', false] as const) : [signal.tenants, signal.urgent]
    for (const listener of listeners) listener(changed, urgent)
  })
  const surroundings = async (): Promise<Surroundings> => ({ ...(await portal()), tenants: await tenants() })
  const rows = async (): Promise<Rows> => (last = await (reading ??= readRows(store)))
  return {
    store,
    surroundings,
    rows,
    async snapshot() {
      const now = await rows()
      return { state: stateOf(now, await surroundings()), releases: now.releases }
    },
    async chosenFor(settings, whose = {}) {
      const around = { ...(await portal()), tenants: [{ id: settings._id, settings }] }
      const now = await rows().catch((error: unknown) => {
        reading = undefined
        onProblem(`registry of modules: ${String(error)}`)
        return last
      })
      const snapshot = { state: stateOf(now, around), releases: now.releases }
      return chosen(snapshot, around.builtIn, { ...whose, tenant: settings._id })
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: stop,
  }
}

export interface Whose {
  uid?: string | undefined
  /** Number of a generation, instead of the current one; 0 is the portal as it came. */
  generation?: number | undefined
}

function chosen(
  { state, releases }: Snapshot,
  builtIn: readonly BuiltModule[],
  whose: Whose & { tenant: string },
): Chosen {
  const generation = generationOf(state, whose)
  const choices = generation?.choices ?? {}
  const resolved = idsOf(state).map((id) => resolve(id, choices[id], state, whose))
  const find = (id: string, version: string | null | undefined): BuiltModule | undefined =>
    builtIn.find(({ modulo }) => modulo.id === id && modulo.version === version) ??
    releases.get(releaseKey(id, version ?? ''))
  return {
    generation: generation?.n ?? 0,
    urgent: generation?.urgent ?? false,
    canary: Object.values(choices).some(({ canary }) => canary !== undefined),
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

const addressOf = ({ modulo, sri }: BuiltModule): ReleaseAddress => ({
  version: modulo.version,
  base: baseOf(modulo),
  sri,
})

export const baseOf = ({ id, version }: Pick<PresentModulo, 'id' | 'version'>): string => `/m/${id}/${version}/`

const idsOf = ({ releases }: RegistryState): string[] => [...new Set(releases.map(({ id }) => id))]
