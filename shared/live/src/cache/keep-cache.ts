import { within } from '@bandiera/wire'
import { createAlarm } from '../scheduling.ts'
import type { Extents, Records, Touched } from '../records.ts'
import { deleteCache } from './database.ts'
import type { RecordCache } from './record-cache.ts'
import type { Position, Saved } from '../types.ts'

export interface CacheOptions {
  /** Opens the cache of a user. Its code loads here, and not with the page. */
  open: (uid: string) => Promise<RecordCache>
  /** Whether this tab is the one that writes. */
  writes: () => boolean
  /** Milliseconds that a change waits to be stored. */
  soon?: number
}

/** What a page does with its cache. Nothing here ever fails: without a cache the page works from memory. */
export interface CacheKeeper {
  /** What was stored for this user; soon, or not at all. */
  start: (uid: string) => Promise<Saved | null>
  /** Stores it soon. */
  changed: (touched: Touched) => void
  /** Deletes what is stored; what comes now is stored again: other rights, another log. */
  wipe: () => void
  /** Deletes everything: signed out, or another user. */
  stop: () => void
}

/** A start does not wait longer for what is stored: as long as for the answer to the login, which is on its way meanwhile. */
const PATIENCE = 3000
const SOON = 2000
/** What the user may no longer see waits less. */
const AT_ONCE = 250
/** When only the position has moved. */
const LATER = 30_000

/** What is kept: the records, how much they are of each collection, and where they stand. */
interface Kept {
  records: Records
  extents: Pick<Extents, 'all'>
  position: () => Position | undefined
}

/** Keeps the records in the cache while the feed runs. */
export function keepCache(options: CacheOptions, { records, extents, position }: Kept): CacheKeeper {
  const { soon = SOON } = options
  const alarm = createAlarm()
  let cache: RecordCache | null = null
  let uid: string | null = null
  let due = Infinity
  let saving = false
  /** The page did not wait for what is stored: it is no base for what is stored next. */
  let late = false
  return {
    async start(of) {
      const opened = await within(
        PATIENCE,
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
      if (touched.size === 0) plan(LATER)
      else plan(Math.min(soon, somethingLeft(touched) ? AT_ONCE : soon))
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
    // nowhere yet: the load goes on
    if (saving || at.cur === 0) return plan(soon)
    saving = true
    await cache.save(records, { ...at, hold: extents.all() }).catch(fail)
    saving = false
  }

  /** Full, blocked or broken: this page goes on without. */
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

/** The cache of one tenant in this browser; its code loads when somebody has signed in. */
export const lazyCache = (tenant: string, writes: () => boolean): CacheOptions => ({
  writes,
  open: async (uid) => (await import('./record-cache.ts')).openCache({ tenant, uid }),
})
