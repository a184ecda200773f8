import type { Column } from './column.ts'
import { NO, OPEN, YES, type Grado } from './grado.ts'
import type { GrantPlaces } from './grant-places.ts'
import type { State } from './state.ts'
import { narrow, wordOf, type AnyRow } from './value-row.ts'

/** What a company answered in a column, and what it answers now. */
export interface MovedRow {
  before: AnyRow
  after?: AnyRow
}

type Moved = Required<MovedRow>
type Visit = (place: number, was: Grado, is: Grado) => void

/** The plain grants whose verdict on a company differs since its values moved; 32 grants at a time. */
export function changedPlaces(state: State, slot: number, moved: ReadonlyMap<Column, MovedRow>, visit: Visit): void {
  const { predicates, places } = state
  const rows = [...moved.values()] as Moved[]
  if (!startAll(places, rows)) return
  const { was, is } = places.scratch
  for (const column of predicates.columns.values()) {
    if (!moved.has(column)) narrow(was, column.rowsAt(slot, places.words))
  }
  is.set(was)
  for (const { before, after } of rows) {
    narrow(was, before)
    narrow(is, after)
  }
  for (let w = 0; w < places.words; w += 1) {
    const [all, yes, nowAll, nowYes] = [was[w * 2]!, was[w * 2 + 1]!, is[w * 2]!, is[w * 2 + 1]!]
    let changed = (all ^ nowAll) | (yes ^ nowYes)
    for (; changed !== 0; changed &= changed - 1) {
      const bit = 31 - Math.clz32(changed & -changed)
      visit((w << 5) + bit, gradoIn(all, yes, bit), gradoIn(nowAll, nowYes, bit))
    }
  }
}

/** Starts from the places at which an answer differs; `false` when there are none. */
function startAll({ words, plain, open, scratch: { was } }: GrantPlaces, rows: readonly Moved[]): boolean {
  let any = 0
  for (let w = 0; w < words; w += 1) {
    let differs = 0
    for (const { before, after } of rows) {
      differs |= wordOf(before, w * 2) ^ wordOf(after, w * 2)
      differs |= wordOf(before, w * 2 + 1) ^ wordOf(after, w * 2 + 1)
    }
    differs &= plain[w]!
    was[w * 2] = differs
    was[w * 2 + 1] = differs & ~open[w]!
    any |= differs
  }
  return any !== 0
}

const gradoIn = (notFalse: number, yes: number, bit: number): Grado =>
  ((yes >>> bit) & 1) === 1 ? YES : ((notFalse >>> bit) & 1) === 1 ? OPEN : NO
