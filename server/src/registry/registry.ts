import type { Settings } from '@bandiera/domain'
import type { PresentModule } from '@bandiera/wire'
import { EventEmitter, once } from 'node:events'
import { currentTime } from '../clock.ts'
import type { Store } from '../store/port.ts'
import { type Chosen, chosenIn, isRelease, type Whose } from './chosen.ts'
import { type Portal, readRows, type Rows, type Snapshot, stateOf, type Surroundings } from './registry-state.ts'
import { releaseKey } from './rows.ts'

/** Gets the tenants that run something else; `all` after changes were missed. */
type ChangeListener = (tenants: readonly string[] | 'all', urgent: boolean) => void

/** The registry of modules: it is read from memory, which follows the database, and written by transactions. */
export interface Registry {
  store: Store
  surroundings(): Promise<Surroundings>
  /** The same object until a row changes. */
  rows(): Promise<Rows>
  /** As `rows`; while the database cannot be read, the last ones that were. */
  known(): Promise<Rows>
  /** The description of a published or built-in release, as far as known. */
  releaseOf(id: string, version: string): Promise<PresentModule | undefined>
  snapshot(): Promise<Snapshot>
  /** What a tenant runs, for an account where given. While the database cannot be read: as it was last, or as built. */
  chosenFor(settings: Settings, whose?: Whose): Promise<Chosen>
  /** Calls `listener` on every server for each change. */
  onChange(listener: ChangeListener): () => void
  /** Resolves with the next change, after `within` milliseconds, or when this is closed. */
  changed(within: number): Promise<void>
  close(): void
}

interface RegistryOptions {
  store: Store
  portal: () => Promise<Portal>
  tenants: () => Promise<Surroundings['tenants']>
  onProblem: (problem: string) => void
}

const EMPTY: Rows = {
  releases: new Map(),
  channels: {},
  holds: [],
  generations: new Map(),
  floors: new Map(),
  withdrawn: [],
  asides: [],
  alerts: [],
}

export function createRegistry({ store, portal, tenants, onProblem }: RegistryOptions): Registry {
  let reading: Promise<Rows> | undefined
  let last = EMPTY
  const listeners = new Set<ChangeListener>()
  const changes = new EventEmitter().setMaxListeners(0)
  let isClosed = false
  const stop = store.onSignal((signal) => {
    if (signal.type !== 'registro' && signal.type !== 'missed') return
    reading = undefined
    const [changed, urgent] = signal.type === 'missed' ? (['all', false] as const) : [signal.tenants, signal.urgent]
    for (const listener of listeners) listener(changed, urgent)
    changes.emit('change')
  })
  const surroundings = async (): Promise<Surroundings> => ({ ...(await portal()), tenants: await tenants() })
  const rows = async (): Promise<Rows> => (last = await (reading ??= readRows(store)))
  const known = (): Promise<Rows> =>
    rows().catch((error: unknown) => {
      reading = undefined
      onProblem(`registry of modules: ${String(error)}`)
      return last
    })
  return {
    store,
    surroundings,
    rows,
    known,
    async releaseOf(id, version) {
      const [{ builtIn }, { releases }] = await Promise.all([portal(), known()])
      const own = builtIn.find(({ modulo }) => isRelease(modulo, id, version)) ?? releases.get(releaseKey(id, version))
      return own?.modulo
    },
    async snapshot() {
      const now = await rows()
      return { state: stateOf(now, await surroundings()), releases: now.releases }
    },
    async chosenFor(settings, whose = {}) {
      const around = { ...(await portal()), tenants: [{ id: settings._id, settings }] }
      const now = await known()
      const snapshot = { state: stateOf(now, around), releases: now.releases }
      const at = new Date(currentTime()).toISOString()
      const asides = now.asides.filter(({ tenant, until }) => tenant === settings._id && until > at)
      return chosenIn(snapshot, around.builtIn, { ...whose, tenant: settings._id, asides })
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async changed(within) {
      if (!isClosed) await once(changes, 'change', { signal: AbortSignal.timeout(within) }).catch(() => undefined)
    },
    close() {
      stop()
      isClosed = true
      changes.emit('change')
    },
  }
}
