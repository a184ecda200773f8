import { newId } from '@bandiera/domain'
import type { UseReport } from '@bandiera/wire'
import { currentTime } from '../../clock.ts'
import type { Store } from '../../store/port.ts'
import { dropRows, putRow, releaseKey, valuesOf, type Lease } from '../rows.ts'

/** A page holds its release so long after its last report: a computer may sleep over a weekend. */
const HELD_FOR = 4 * 24 * 3_600_000
/** It counts as open so long after its last report. */
const OPEN_FOR = 11 * 60_000
const WRITTEN_EVERY = 60_000

/** Pages of one person, and of all behind one address, that are kept: the last ones that reported. */
export const TABS = { person: 20, address: 500 }

export interface Holder {
  tenant: string
  /** User id, or the session of a preview. */
  uid: string
  network: string
}

interface Tab {
  tenant: string
  groups: readonly string[]
  held: ReadonlyMap<string, { id: string; version: string }>
  at: number
}

/** The releases that open pages hold: their files stay. A release without a holder so far is written at once. */
export function createLeases(store: Store, onProblem: (problem: string) => void) {
  const node = newId()
  const tabs = new Map<string, Tab>()
  /** Keys of tabs by person and by address, the last that reported at the end. */
  const groups = new Map<string, Set<string>>()
  const written = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  return {
    async report({ tenant, uid, network }: Holder, { tab, modules }: UseReport): Promise<void> {
      const held = new Map(modules.map(({ id, version }) => [releaseKey(id, version), { id, version }]))
      const person = `${tenant}/${uid}`
      keep(`${person}/${tab}`, { tenant, groups: [person, network], held, at: currentTime() })
      limit(person, TABS.person)
      limit(network, TABS.address)
      const isNews = [...held.keys()].some((key) => !written.has(key))
      if (isNews) await write()
      else timer ??= setTimeout(() => void write().catch(report), WRITTEN_EVERY).unref()
    },
    async close(): Promise<void> {
      await (timer ? write() : writing)
    },
  }

  function keep(key: string, tab: Tab): void {
    drop(key)
    tabs.set(key, tab)
    for (const name of tab.groups) groups.set(name, (groups.get(name) ?? new Set()).add(key))
  }

  function drop(key: string): void {
    for (const name of tabs.get(key)?.groups ?? []) {
      groups.get(name)?.delete(key)
      if (groups.get(name)?.size === 0) groups.delete(name)
    }
    tabs.delete(key)
  }

  function limit(name: string, most: number): void {
    const [oldest] = groups.get(name) ?? []
    if (oldest !== undefined && groups.get(name)!.size > most) drop(oldest)
  }

  function report(error: unknown): void {
    onProblem(`leases of modules: ${String(error)}`)
  }

  function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.catch(() => undefined).then(writeNow)
    return writing
  }

  async function writeNow(): Promise<void> {
    const now = currentTime()
    for (const [key, { at }] of tabs) if (now - at > HELD_FOR) drop(key)
    const leases = leasesOf([...tabs.values()], now)
    await store.transact(null, async (tx) => {
      for (const [key, lease] of leases) await putRow(tx, 'prestito', `${node}/${key}`, lease)
    })
    written.clear()
    for (const key of leases.keys()) written.add(key)
  }
}

export type Leases = ReturnType<typeof createLeases>

function leasesOf(tabs: readonly Tab[], now: number): Map<string, Lease> {
  const leases = new Map<string, Lease>()
  for (const { tenant, held, at } of tabs)
    for (const [key, { id, version }] of held) {
      const lease = leases.get(key) ?? { id, version, until: '', tabs: {} }
      const until = new Date(at + HELD_FOR).toISOString()
      const open = (lease.tabs[tenant] ?? 0) + (now - at < OPEN_FOR ? 1 : 0)
      leases.set(key, {
        ...lease,
        until: until > lease.until ? until : lease.until,
        tabs: { ...lease.tabs, [tenant]: open },
      })
    }
  return leases
}

/** The leases of all servers; those that are over are dropped. */
export async function leasesNow(store: Store, now = new Date(currentTime()).toISOString()): Promise<Lease[]> {
  const isOver = ({ until }: Lease): boolean => until <= now
  const leases = await valuesOf(store, 'prestito')
  if (leases.some(isOver)) await store.transact(null, (tx) => dropRows(tx, 'prestito', ({ value }) => isOver(value)))
  return leases.filter((lease) => !isOver(lease))
}
