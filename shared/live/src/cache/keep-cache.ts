import { withTimeout } from '@bandiera/wire'
import { createAlarm } from '../scheduling.ts'
import type { Extents, Records, Touched } from '../records.ts'
import { deleteCache } from './database.ts'
import type { RecordCache } from './record-cache.ts'
import type { Position, Saved } from '../types.ts'

export interface CacheOptions {
  /** Opens the cache of a user; loads its code, which is not part of the page's first load. */
  open: (uid: string) => Promise<RecordCache>
  /** Whether this tab writes the cache: one tab of the browser does. */
  writes: () => boolean
  /** Milliseconds before a change is stored. */
  soon?: number
}

/** Keeps the page's records in the browser's cache. Never throws: without a cache the page works from memory. */
export interface CacheKeeper {
  /** What was stored for this user; `null` when nothing is, or when reading takes too long. */
  start: (uid: string) => Promise<Saved | null>
  changed: (touched: Touched) => void
  /** Deletes what is stored and goes on storing new changes: after a change of rights, or with another log. */
  wipe: () => void
  /** Deletes everything and stops: after a logout, or when another user signs in. */
  stop: () => void
}

/** Milliseconds that a start waits for the cache; the login, which runs at the same time, is given as long. */
const START_TIMEOUT = 3000
const SOON = 2000
/** Delay after a record was removed: what the user may no longer see must not stay in the browser. */
const AFTER_REMOVAL = 250
/** Delay when only the position has moved. */
const POSITION_ONLY = 30_000

interface Kept {
  records: Records
  extents: Pick<Extents, 'all'>
  position: () => Position | undefined
}

export function keepCache(options: CacheOptions, { records, extents, position }: Kept): CacheKeeper {
  const { soon = SOON } = options
  const alarm = createAlarm()
  let cache: RecordCache | null = null
  let uid: string | null = null
  let due = Infinity
  let saving = false
  /** Reading took too long and the page started without it: the next save stores everything. */
  let late = false
  return {
    async start(of) {
      const opened = await withTimeout(
        START_TIMEOUT,
        open((uid = of)).then((saved) => ({ saved })),
      )
      if (opened) return opened.saved
      late = true
      cache?.forget()
      return null
    },
    changed(touched) {
      if (!cache) return
      cache.note(touched)
      if (touched.size === 0) plan(POSITION_ONLY)
      else plan(Math.min(soon, somethingLeft(touched) ? AFTER_REMOVAL : soon))
    },
    wipe() {
      cache?.clear().catch(fail)
    },
    stop() {
      give()
      deleteCache()
    },
  }

  function somethingLeft(touched: Touched): boolean {
    for (const [coll, { ids }] of touched) for (const id of ids.keys()) if (!records.row(coll, id)) return true
    return false
  }

  async function open(of: string): Promise<Saved | null> {
    try {
      const opened = await options.open(of)
      if (uid !== of || cache) {
        opened.close()
        return null
      }
      cache = opened
      const saved = await opened.load()
      if (late) opened.forget()
      return saved
    } catch (error) {
      fail(error)
      return null
    }
  }

  function plan(delay: number): void {
    const at = Date.now() + delay
    if (at >= due) return
    due = at
    alarm.set(delay, () => void save())
  }

  async function save(): Promise<void> {
    due = Infinity
    const at = position()
    if (!cache || !at || !options.writes()) return
    // position 0: the first load is not complete
    if (saving || at.cur === 0) return plan(soon)
    saving = true
    await cache.save(records, { ...at, hold: extents.all() }).catch(fail)
    saving = false
  }

  /** The storage is full, blocked or broken: the page goes on without a cache. */
  function fail(error: unknown): void {
    if (uid === null) return
    console.warn('cache: this page works from memory', error)
    give()
    deleteCache()
  }

  function give(): void {
    alarm.clear()
    due = Infinity
    uid = null
    late = false
    cache?.close()
    cache = null
  }
}

/** The cache of one tenant in this browser; its code loads after the login. */
export const lazyCache = (tenant: string, writes: () => boolean): CacheOptions => ({
  writes,
  open: async (uid) => (await import('./record-cache.ts')).openCache({ tenant, uid }),
})
