import { type CollectionName, COLLECTIONS, type Collections } from '@bandiera/domain'
import { atom, type Atom, createStore } from 'jotai'
import { createAtoms, type RecordAtoms, type Store } from './atoms.ts'
import { createWrites } from './writes.ts'
import { createExtents, createRecords, type Touched } from './records.ts'
import { FeedClient } from './feed.ts'
import { type CacheOptions, keepCache } from './cache/keep-cache.ts'
import { createEventOverlay } from './event-overlay.ts'
import type { LiveStatus, Modes, Saved, Transport, Writes } from './types.ts'
import { createWindowSource, type WindowSource } from './window/window-source.ts'

export interface Live {
  /** Subscribes and loads. With the user's id: from the cache, and the whole view is pulled before the subscription is confirmed. */
  start: (uid?: string) => void
  stop: () => void
  get: <C extends CollectionName>(coll: C, id: string) => Collections[C] | undefined
  /** A record as it is held, which may be the fields of `listed` alone. */
  listed: <C extends CollectionName>(coll: C, id: string) => Collections[C] | undefined
  ids: (coll: CollectionName) => readonly string[]
  hasSome: (coll: CollectionName) => boolean
  /** For the shell: merges `docs` into records and hides the ids in `gone`, until the feed brings the next version of them. */
  tell: (
    coll: CollectionName,
    docs: readonly { _id: string; [field: string]: unknown }[],
    gone?: readonly string[],
  ) => void
  isTold: (coll: CollectionName, id: string) => boolean
  writes: Writes
  named: (by: string) => Pick<Live, 'writes' | 'windows'>
  /** How often held records were wrong and repaired; anything but 0 points to a fault. */
  heals: () => number
  status: Atom<LiveStatus>
  modes: Atom<Modes | null>
  /** Keeps a collection whole until the returned function is called, and loads what is missing of it. */
  needAll: (coll: CollectionName) => () => void
  /** Loads a record that the page does not hold, if it exists. */
  needOne: (coll: CollectionName, id: string) => void
  atoms: RecordAtoms
  windows: WindowSource
}

interface LiveOptions {
  colls?: readonly CollectionName[]
  /** Starts from here instead of from nothing: only what changed since is asked for. */
  saved?: Saved
  /** Keeps the records in this browser for the next start; from memory only when absent. */
  cache?: CacheOptions
}

/** Live data over a transport, in a store of its own. Nothing happens before `start`. */
export function createLive(transport: Transport, { colls = COLLECTIONS, saved, cache }: LiveOptions = {}): Live {
  return createLiveIn(createStore(), transport, { colls, ...(saved && { saved }), ...(cache && { cache }) })
}

export function createLiveIn(
  store: Store,
  transport: Transport,
  { colls = COLLECTIONS, saved, cache }: LiveOptions = {},
): Live {
  const extents = createExtents()
  const records = createRecords(extents)
  const shown = createEventOverlay(records)
  const atoms = createAtoms(shown, extents, store)
  const modes = atom<Modes | null>(null)
  const status = atom<LiveStatus>({ connected: false, ready: false })
  const onStatus = (next: LiveStatus) => atoms.store.set(status, next)
  let feed: FeedClient | null = null
  let heals = 0
  const keeper = cache && keepCache(cache, { records, extents, position: () => feed?.at })
  const isReady = () => atoms.store.get(status).ready
  const windows = createWindowSource({ transport, records: shown, extents, isReady })
  const onForget = () => {
    keeper?.wipe()
    windows.forget(true)
  }
  const repaint = (touched: Touched) => {
    atoms.publish(touched)
    windows.changed(touched)
  }
  const onChange = (touched: Touched) => {
    shown.outdate(touched)
    repaint(touched)
    keeper?.changed(touched)
  }
  const onExtents = () => {
    const touched: Touched = new Map(colls.map((coll) => [coll, { ids: new Map(), membership: true }]))
    atoms.store.set(modes, extents.all())
    repaint(touched)
  }
  /** Number of the last start or stop: a cache that was read for an earlier one is ignored. */
  let latest = 0
  const begin = (from: Saved | undefined, early: boolean) => {
    const listeners = { onChange, onStatus, onForget, onExtents, onRestore: atoms.publish, onHeal: () => (heals += 1) }
    feed ??= new FeedClient({ transport, records, extents, colls, saved: from, early, ...listeners })
  }
  return {
    start(uid) {
      const current = ++latest
      windows.prepare()
      if (!keeper || uid === undefined || feed) return begin(saved, uid !== undefined)
      void keeper.start(uid).then((cached) => current === latest && begin(cached ?? saved, true))
    },
    stop() {
      latest += 1
      feed?.stop()
      feed = null
      keeper?.stop()
      windows.forget(false)
      shown.forget()
      atoms.publish(records.become([]))
      extents.set({})
      atoms.store.set(modes, null)
      onStatus({ connected: false, ready: false })
    },
    get: shown.get,
    // the declaration warns callers that fields may be missing
    listed: <C extends CollectionName>(coll: C, id: string) => shown.row(coll, id)?.[1] as Collections[C] | undefined,
    heals: () => heals,
    ids: shown.ids,
    hasSome: (coll) => shown.ids(coll).length > 0 || extents.of(coll) === 'window',
    tell: (...what) => repaint(shown.apply(...what)),
    isTold: shown.isChanged,
    writes: createWrites(transport),
    named(by) {
      const way = transport.named?.(by) ?? transport
      return { writes: createWrites(way), windows: windows.over(way) }
    },
    status,
    modes,
    needAll(coll) {
      const release = extents.needAll(coll)
      if (extents.of(coll) !== 'full') feed?.fill()
      return release
    },
    needOne(coll, id) {
      extents.needOne(coll, id)
      if (extents.of(coll) !== 'full' && !extents.isAbsent(coll, id) && !records.get(coll, id)) feed?.fill()
    },
    atoms,
    windows,
  }
}

/** Calls back whenever a record gets another `versione`, appears or disappears; returns unsubscribe. */
export function followVersion(
  { atoms }: Pick<Live, 'atoms'>,
  coll: CollectionName,
  id: string,
  listener: () => void,
): () => void {
  const record = atoms.record(coll, id)
  const version = () => atoms.store.get(record)?.versione
  let last = version()
  return atoms.store.sub(record, () => {
    const now = version()
    if (now === last) return
    last = now
    listener()
  })
}
