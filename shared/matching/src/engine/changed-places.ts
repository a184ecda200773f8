import type { Column } from './column.ts'
import { intersection } from './intersection.ts'
import type { Singoli } from './singoli.ts'
import type { State } from './state.ts'
import { isSettled, type ValueRow } from './value-row.ts'

export interface Moving {
  slot: number
  moved: readonly Column[]
  /** What the moved columns answered, and answer now. */
  before: ValueRow
  after: ValueRow
  /** Places of the grants to look at, all of them plain. */
  asked: Int32Array
  into: Singoli
}

/**
 * Tells the grants whose verdict on a company differs since its values moved, 32 grants at a time, from what the moved columns
 * answered before and answer now.
 */
export function changedPlaces({ predicates, places }: State, moving: Moving): void {
  const { slot, moved, before, after, asked, into } = moving
  const { words, sure, scratch } = places
  const { notFalse, yes } = scratch.others
  let any = 0
  for (let w = 0; w < words; w += 1) {
    const differs = (before.notFalse[w]! ^ after.notFalse[w]!) | (before.yes[w]! ^ after.yes[w]!)
    any |= notFalse[w] = asked[w]! & differs
  }
  if (any === 0) return
  const rows: Int32Array[] = []
  // where something stays open; elsewhere the two sets are one
  const unsure: Int32Array[] = [sure]
  for (const column of predicates.list) {
    if (moved.includes(column)) continue
    const row = column.rowAt(slot, words)
    rows.push(row.notFalse)
    if (!isSettled(row)) unsure.push(row.yes)
  }
  intersection(notFalse, notFalse, rows)
  intersection(yes, notFalse, unsure)
  into.addAnswers(slot, { before, after, others: scratch.others })
}
