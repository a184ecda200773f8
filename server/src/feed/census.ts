import { type CollectionName, COLLECTIONS } from '@bandiera/domain'
import { policies, sightOf, viewOf } from '@bandiera/policy'
import { hashOf } from '@bandiera/wire'
import type { Change, Store, Stored } from '../store/port.ts'
import { withPauses } from '../scheduling.ts'

export interface Standing {
  at: number
  counts: Record<string, number>
  sums: Record<string, number>
}

const PAGE = 500

/** A user's view is the totals of the audiences that meet its tokens. The first question reads every record once. */
export function createCensus(store: Store) {
  let all: AllTotals | null = null
  let at = 0
  let running: Promise<void> = Promise.resolve()
  return {
    ready: (): boolean => all !== null,
    /** At the position that the log has now or a later one. */
    async standing(held: ReadonlySet<string>, colls: readonly CollectionName[]): Promise<Standing> {
      running = running.catch(() => undefined).then(reachTheLog)
      await running
      // nothing waits between here and the answer: it is one position
      return { at, ...standingOf(all!, held, colls) }
    },
    /** Right after their commit; the log is read anyway. */
    add(changes: readonly Change[]): void {
      if (all && changes[0]?.seq === at + 1) goOn(all, changes)
    },
  }

  async function reachTheLog(): Promise<void> {
    const goal = await store.seq()
    if (!all) return build()
    while (at < goal) {
      const page = await store.changesSince(at, PAGE)
      // `add` may have gone on during the wait
      const next = page.filter(({ seq }) => seq > at)
      if (page.length === 0 || (next[0] && next[0].seq !== at + 1)) return build()
      goOn(all, next)
    }
  }

  function goOn(totals: AllTotals, changes: readonly Change[]): void {
    for (const change of changes) follow(totals, change)
    at = changes.at(-1)?.seq ?? at
  }

  /** Others write during the read: what changed since counts as it was before. */
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

export type Census = ReturnType<typeof createCensus>

/** Of one distinct audience of a collection. */
interface Total {
  audience: readonly string[]
  count: number
  /** Sums of whole records, and of their public fields. */
  full: number
  public: number
}
type Totals = { byAudience: Map<string, Total>; byToken: Map<string, Set<Total>> }
export type AllTotals = Map<CollectionName, Totals>

export const noTotals = (): AllTotals =>
  new Map(COLLECTIONS.map((coll) => [coll, { byAudience: new Map(), byToken: new Map() }]))

export function follow(all: AllTotals, { coll, before, after }: Change): void {
  if (before) add(all, coll, before, -1)
  if (after) add(all, coll, after, 1)
}

/** XOR adds and takes away alike; only the number needs the sign. */
export function add(all: AllTotals, coll: CollectionName, { audience, doc }: Stored, sign: 1 | -1): void {
  const totals = all.get(coll)!
  const key = audience.join('\n')
  const total = totals.byAudience.get(key) ?? open(totals, key, audience)
  total.count += sign
  total.full ^= hashOf(doc)
  const publicly = audience.find((name) => policies[coll].isPublicToken?.(name))
  if (publicly !== undefined) total.public ^= hashOf(viewOf(coll, doc, audience, new Set([publicly]))!)
  if (total.count === 0) close(totals, key, total)
}

function open({ byAudience, byToken }: Totals, key: string, audience: readonly string[]): Total {
  const total: Total = { audience, count: 0, full: 0, public: 0 }
  byAudience.set(key, total)
  for (const name of audience) byToken.set(name, (byToken.get(name) ?? new Set()).add(total))
  return total
}

function close({ byAudience, byToken }: Totals, key: string, total: Total): void {
  byAudience.delete(key)
  for (const name of total.audience) {
    byToken.get(name)?.delete(total)
    if (byToken.get(name)?.size === 0) byToken.delete(name)
  }
}

export function standingOf(
  all: AllTotals,
  held: ReadonlySet<string>,
  colls: readonly CollectionName[],
): { counts: Record<string, number>; sums: Record<string, number> } {
  const counts: Record<string, number> = {}
  const sums: Record<string, number> = {}
  for (const coll of colls) {
    const { byToken } = all.get(coll)!
    const seen = new Set([...held].flatMap((name) => [...(byToken.get(name) ?? [])]))
    let [number, sum] = [0, 0]
    for (const total of seen) {
      number += total.count
      sum ^= sightOf(coll, total.audience, held) === 'full' ? total.full : total.public
    }
    counts[coll] = number
    sums[coll] = sum >>> 0
  }
  return { counts, sums }
}
