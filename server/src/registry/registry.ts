import type { Settings } from '@bandiera/domain'
import type { PresentModule } from '@bandiera/wire'
import { currentTime } from '../clock.ts'
import type { Store } from '../store/port.ts'
import { type Chosen, chosenIn, isRelease, type Whose } from './chosen.ts'
import { type Portal, readRows, type Rows, type Snapshot, stateOf, type Surroundings } from './registry-state.ts'
import { type Aside, releaseKey } from './rows.ts'

/** Gets the tenants that run something else; `all` after changes were missed. */
export type ChangeListener = (tenants: readonly string[] | 'all', urgent: boolean) => void

/** The registry of modules: read from memory, which follows its database; written by transactions on that. */
export interface Registry {
  store: Store
  surroundings(): Promise<Surroundings>
  /** What its database says. */
  rows(): Promise<Rows>
  /** The same; with the registry out of reach, its last answer, or nothing. */
  known(): Promise<Rows>
  /** What a published or built-in release declares, as far as is known. */
  releaseOf(id: string, version: string): Promise<PresentModule | undefined>
  snapshot(): Promise<Snapshot>
  /** For a tenant and, when known, an account. With the registry out of reach: as it was last, or as the portal was built. */
  chosenFor(settings: Settings, whose?: Whose): Promise<Chosen>
  /** Calls `listener` for each change of the registry, on every server, with the tenants that run something else from then on. */
  onChange(listener: ChangeListener): () => void
  /** Resolves with the next change, after `within` milliseconds, or when this is closed. */
  changed(within: number): Promise<void>
  close(): void
}

export interface RegistryOptions {
  store: Store
  portal: () => Promise<Portal>
  /** Every tenant with its settings. */
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

/** Whom a tenant gives the version before, at this moment. */
const asidesNow = ({ asides }: Rows, of: string): Aside[] => {
  const now = new Date(currentTime()).toISOString()
  return asides.filter(({ tenant, until }) => tenant === of && until > now)
}

export function createRegistry({ store, portal, tenants, onProblem }: RegistryOptions): Registry {
  let reading: Promise<Rows> | undefined
  let last = EMPTY
  const listeners = new Set<ChangeListener>()
  const waiting = createWaiting()
  const stop = store.onSignal((signal) => {
    if (signal.type !== 'registro' && signal.type !== 'missed') return
    reading = undefined
    const [changed, urgent] = signal.type === 'missed' ? (['all', false] as const) : [signal.tenants, signal.urgent]
    for (const listener of listeners) listener(changed, urgent)
    waiting.letGo()
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
      const asides = asidesNow(now, settings._id)
      return chosenIn(snapshot, around.builtIn, { ...whose, tenant: settings._id, asides })
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    changed: waiting.wait,
    close() {
      stop()
      waiting.end()
    },
  }
}

/** Those who wait for something to happen. */
interface Waiting {
  /** Resolves when `letGo` is called, after `within` milliseconds, or at the end. */
  wait(within: number): Promise<void>
  letGo(): void
  /** Ends all waits; later calls return at once. */
  end(): void
}

function createWaiting(): Waiting {
  const waiting = new Set<() => void>()
  let isOver = false
  const letGo = (): void => waiting.forEach((go) => go())
  return {
    wait(within) {
      if (isOver) return Promise.resolve()
      return new Promise((resolve) => {
        const go = (): void => {
          clearTimeout(timer)
          waiting.delete(go)
          resolve()
        }
        const timer = setTimeout(go, within)
        waiting.add(go)
      })
    },
    letGo,
    end() {
      isOver = true
      letGo()
    },
  }
}
