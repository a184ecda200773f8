import { COLLECTIONS, type CollectionName } from '@bandiera/domain'
import { policies, sightOf, viewOf } from '@bandiera/policy'
import { hashOf } from '@bandiera/wire'
import type { Change, Stored } from '../store/port.ts'

/** One distinct audience of a collection: how many records have it, and what they sum up to. */
interface Total {
  audience: readonly string[]
  count: number
  /** Sum for those who see whole records, and for those who see public fields only. */
  full: number
  public: number
}
type Totals = { byAudience: Map<string, Total>; byToken: Map<string, Set<Total>> }
/** Totals of every collection, by audience and by each token of it. */
export type AllTotals = Map<CollectionName, Totals>

/** Totals of an empty database. */
export const noTotals = (): AllTotals =>
  new Map(COLLECTIONS.map((coll) => [coll, { byAudience: new Map(), byToken: new Map() }]))

/** Moves a record from the total it was in to the one it is in now. */
export function follow(all: AllTotals, { coll, before, after }: Change): void {
  if (before) add(all, coll, before, -1)
  if (after) add(all, coll, after, 1)
}

/** Counts one record in (1) or out (-1). XOR adds and takes away alike; only the number needs the sign. */
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

/** Number and sum of the records that the holder of these tokens sees. */
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
