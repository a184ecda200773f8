import type { Column } from './column.ts'
import type { Singoli } from './singoli.ts'
import type { State } from './state.ts'
import type { ValueRow } from './value-row.ts'

/** What a company answered in a column, and what it answers now. */
export interface MovedRow {
  column: Column
  before: ValueRow
  after: ValueRow
}

export interface Moving {
  slot: number
  rows: readonly MovedRow[]
  /** Places of the grants to look at, all of them plain. */
  asked: Int32Array
  into: Singoli
}

/** Tells the grants whose verdict on a company differs since its values moved; 32 grants at a time. */
export function changedPlaces({ predicates, places }: State, { slot, rows, asked, into }: Moving): void {
  const { was, room } = places.scratch
  if (!startFrom(was, rows, asked)) return
  maskYes(was, places.open)
  for (const column of predicates.list) {
    if (rows.some((row) => row.column === column)) continue
    narrow(was, column.rowAt(slot, places.words, room))
  }
  for (let w = 0; w < places.words; w += 1) {
    let [all, yes] = [was[w * 2]!, was[w * 2 + 1]!]
    if (all === 0) continue
    let [nowAll, nowYes] = [all, yes]
    for (const { before, after } of rows) {
      all &= before[w * 2]!
      yes &= before[w * 2 + 1]!
      nowAll &= after[w * 2]!
      nowYes &= after[w * 2 + 1]!
    }
    if (all !== nowAll || yes !== nowYes) into.addWord(slot, w, { all, yes, nowAll, nowYes })
  }
}

/** Starts from the places at which an answer differs; `false` when there are none. */
function startFrom(was: ValueRow, rows: readonly MovedRow[], asked: Int32Array): boolean {
  let any = 0
  was.fill(0)
  for (const { before, after } of rows) {
    for (let w = 0; w < asked.length; w += 1) {
      was[w * 2]! |= (before[w * 2]! ^ after[w * 2]!) | (before[w * 2 + 1]! ^ after[w * 2 + 1]!)
    }
  }
  for (let w = 0; w < asked.length; w += 1) any |= was[w * 2]! &= asked[w]!
  return any !== 0
}

function maskYes(was: ValueRow, open: Int32Array): void {
  for (let w = 0; w < open.length; w += 1) was[w * 2 + 1] = was[w * 2]! & ~open[w]!
}

function narrow(to: ValueRow, row: ValueRow): void {
  for (let at = 0; at < to.length; at += 1) to[at]! &= row[at]!
}
