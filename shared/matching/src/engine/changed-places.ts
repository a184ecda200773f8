import type { Column } from './column.ts'
import { intersection } from './intersection.ts'
import type { Singoli } from './singoli.ts'
import type { State } from './state.ts'
import type { ValueRow } from './value-row.ts'

export interface Moving {
  slot: number
  moved: readonly Column[]
  /** Places of the grants to look at, all of them plain. */
  asked: Int32Array
  into: Singoli
}

/**
 * Tells the grants whose verdict on a company differs since its values moved, 32 grants at a time, from what the moved columns
 * answered before and answer now.
 */
export function changedPlaces({ predicates, places }: State, { slot, moved, asked, into }: Moving): void {
  const { words, open, scratch } = places
  const { before, after, others } = scratch
  let any = 0
  for (let w = 0; w < words; w += 1) {
    const no = w * 2
    const yes = no + 1
    const differs = asked[w]! & ((before[no]! ^ after[no]!) | (before[yes]! ^ after[yes]!))
    others[no] = differs
    others[yes] = differs & ~open[w]!
    any |= differs
  }
  if (any === 0) return
  const rows: ValueRow[] = []
  for (const column of predicates.list) {
    if (!moved.includes(column)) rows.push(column.rowAt(slot, words))
  }
  intersection(others, others, rows)
  into.addAnswers(slot, scratch)
}
