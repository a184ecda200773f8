import type { Usr } from '@bandiera/domain'
import { tokensOf } from '@bandiera/policy'
import { currentTime } from '../clock.ts'
import type { Tenants } from '../tenants/tenants.ts'
import type { Change, Signal } from '../store/port.ts'
import { createCensus } from './census.ts'
import { createColumns } from './columns/columns.ts'
import { createFeeder } from './feeder.ts'
import type { Tenant } from '../tenants/tenant.ts'

export type EndReason = 'session' | 'suspended' | 'visibility' | 'closing'

/** A socket or a watch stream. */
export interface Peer {
  readonly uid: string
  readonly sid: string
  /** End of its token, Unix seconds. */
  readonly exp: number
  /** The hub replaces them when the user's role changes. */
  held: ReadonlySet<string>
  /** Right after their commit; a peer without it only waits for its end. */
  changed?: (changes: readonly Change[]) => void
  /** After this only a peer that stays joined (`visibility`) gets anything more. */
  ended: (why: EndReason) => void
  /** A stream has no page. */
  closePopups?: () => void
  /** `message` is JSON. */
  modulesChanged?: (message: string) => void
}

/** The changes of one tenant. Everything here ends within the commit's own tick. */
export async function openHub(tenant: Tenant) {
  const feeder = createFeeder(tenant.store.epoch, await tenant.store.seq())
  const census = createCensus(tenant.store)
  const columns = createColumns(tenant.store)
  const peers = new Map<string, Set<Peer>>()
  const expiries = new Map<Peer, NodeJS.Timeout>()
  let isClosed = false
  const stops = [tenant.store.onChange(dispatch), tenant.store.onSignal(heed)]
  return {
    join(peer: Peer): () => void {
      const own = peers.get(peer.uid) ?? new Set()
      peers.set(peer.uid, own.add(peer))
      expiries.set(peer, setTimeout(() => end(peer, 'session'), untilEnd(peer.exp)).unref())
      // nothing else would end it; later, because its owner must first hold the function that is returned here
      if (isClosed) queueMicrotask(() => own.has(peer) && end(peer, 'closing'))
      return () => leave(peer)
    },
    count: (uid: string, rule: (peer: Peer) => boolean): number => of(uid).filter(rule).length,
    announceModules: (message: string): void => all((peer) => peer.modulesChanged?.(message)),
    feeder,
    census,
    columns,
    close(): void {
      isClosed = true
      for (const stop of stops) stop()
      feeder.close()
      endAll()
    },
  }

  function heed(signal: Signal): void {
    // the hub cannot know which sessions ended: peers connect again and show their tokens
    if (signal.type === 'missed') return endAll()
    if (signal.type === 'registro') return
    for (const peer of of(signal.uid)) {
      if (signal.type === 'closePopups') peer.closePopups?.()
      else if (peer.sid === signal.sid) end(peer, 'session')
    }
  }

  function endAll(): void {
    all((peer) => end(peer, 'closing'))
  }

  function all(act: (peer: Peer) => void): void {
    for (const own of peers.values()) for (const peer of own) act(peer)
  }

  function of(uid: string): Peer[] {
    return [...(peers.get(uid) ?? [])]
  }

  function dispatch(changes: Change[]): void {
    // rights first: no peer gets a change with rights that the same commit took away
    for (const { coll, id, after } of changes) if (coll === 'usr') revise(id, after?.doc as Usr | undefined)
    census.add(changes)
    feeder.add(changes)
    all((peer) => peer.changed?.(changes))
  }

  function revise(uid: string, usr: Usr | undefined): void {
    const held = new Set(usr ? tokensOf(usr) : [])
    for (const peer of of(uid)) {
      if (held.size === 0) end(peer, 'suspended')
      else if (held.size !== peer.held.size || [...held].some((name) => !peer.held.has(name))) {
        peer.held = held
        peer.ended('visibility')
      }
    }
  }

  function end(peer: Peer, why: EndReason): void {
    leave(peer)
    peer.ended(why)
  }

  function leave(peer: Peer): void {
    const own = peers.get(peer.uid)
    clearTimeout(expiries.get(peer))
    expiries.delete(peer)
    own?.delete(peer)
    if (own?.size === 0) peers.delete(peer.uid)
  }
}

export type Hub = Awaited<ReturnType<typeof openHub>>

const LONGEST_TIMER = 2 ** 31 - 1
const untilEnd = (exp: number): number => Math.min(exp * 1000 - currentTime(), LONGEST_TIMER)

/** Nothing passes from one tenant to another. */
export async function openHubs(tenants: Tenants) {
  const hubs = new Map<string, Hub>()
  for (const tenant of tenants.list()) hubs.set(tenant.id, await openHub(tenant))
  return {
    of: (tenant: Tenant): Hub => hubs.get(tenant.id)!,
    close(): void {
      for (const hub of hubs.values()) hub.close()
    },
  }
}

export type Hubs = Awaited<ReturnType<typeof openHubs>>
