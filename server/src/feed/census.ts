import { COLLECTIONS, type CollectionName } from '@bandiera/domain'
import type { Change, Store } from '../store/port.ts'
import { add, follow, noTotals, standingOf, type AllTotals } from './totals.ts'
import { withPauses } from '../scheduling/with-pauses.ts'

/** What one user sees, at a position of the log. */
export interface Standing {
  at: number
  counts: Record<string, number>
  sums: Record<string, number>
}

/**
 * Counts and sums of every view, without reading records: one small total per distinct audience, kept up with the log.
 * A user's view is the totals whose audience meets its tokens.
 */
export interface Census {
  /** False until the first question has been answered. */
  ready(): boolean
  /** What the holder of these tokens sees, at the position that the log has now or a later one. */
  standing(held: ReadonlySet<string>, colls: readonly CollectionName[]): Promise<Standing>
  /** Right after their commit; optional, since the log is read anyway. */
  add(changes: readonly Change[]): void
}

const PAGE = 500

/** A census of nothing: the first question reads every record once. */
export function createCensus(store: Store): Census {
  let all: AllTotals | null = null
  let at = 0
  let running: Promise<void> = Promise.resolve()
  return {
    ready: () => all !== null,
    async standing(held, colls) {
      running = running.catch(() => undefined).then(reachTheLog)
      await running
      // nothing waits between here and the answer: it is one position
      return { at, ...standingOf(all!, held, colls) }
    },
    add(changes) {
      if (all && changes[0]?.seq === at + 1) goOn(all, changes)
    },
  }

  async function reachTheLog(): Promise<void> {
    const goal = await store.seq()
    if (!all) return build()
    while (at < goal) {
      const page = await store.changesSince(at, PAGE)
      // `add` may have gone on meanwhile
      const next = page.filter(({ seq }) => seq > at)
      if (page.length === 0 || (next[0] && next[0].seq !== at + 1)) return build()
      goOn(all, next)
    }
  }

  function goOn(totals: AllTotals, changes: readonly Change[]): void {
    for (const change of changes) follow(totals, change)
    at = changes.at(-1)?.seq ?? at
  }

  /** Reads the records at a position, although others write meanwhile: what changed since counts as it was before. */
  async function build(): Promise<void> {
    all = null
    const start = await store.seq()
    const totals = noTotals()
    const counted = new Set<string>()
    for (const coll of COLLECTIONS)
      for await (const stored of withPauses(store.scan(coll))) {
        if (stored.rev > start) continue
        add(totals, coll, stored, 1)
        counted.add(`${coll} ${stored.doc._id}`)
      }
    at = start
    const end = await store.seq()
    for (let position = start; position < end;) {
      const page = await store.changesSince(position, PAGE)
      if (page[0]?.seq !== position + 1) throw new Error('the log was cut off while its records were counted')
      for (const change of page) {
        const key = `${change.coll} ${change.id}`
        if (!counted.has(key) && change.before) add(totals, change.coll, change.before, 1)
        counted.add(key)
        follow(totals, change)
      }
      position = page.at(-1)!.seq
      at = position
    }
    all = totals
  }
}
