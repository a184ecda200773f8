import { countBits, intersect, unite } from './bits.ts'
import type { Grant } from './grant.ts'
import type { Predicate } from './predicate.ts'
import type { Slots } from './slots.ts'

/** Verdicts of one grant on all companies, as sets of places. Who is in neither does not fit. */
export interface Row {
  si: Int32Array
  open: Int32Array
}

export const emptyRow = (words: number): Row => ({ si: new Int32Array(words), open: new Int32Array(words) })

/** Works out the verdicts of a grant, 32 companies at a time. */
export function fillRow(row: Row, grant: Grant, slots: Slots): Row {
  const { si, open } = row
  const { words } = slots
  open.set(slots.live)
  const yes: Int32Array[] = []
  const known = new Set<Int32Array>()
  for (const { any } of grant.clauses) {
    for (const one of any) one.column.refresh(one, slots.ids.length, words)
    const [only] = any
    if (any.length === 1) {
      intersect(open, only!.notFalse!)
      if (only!.yes) yes.push(only!.yes)
      else known.add(only!.column.known)
    } else {
      intersect(
        open,
        union(any, (one) => one.notFalse!, words),
      )
      yes.push(union(any, yesOf, words))
    }
  }
  if (grant.best !== 2) si.fill(0)
  else {
    si.set(open)
    for (const bits of known) intersect(si, bits)
    for (const bits of yes) intersect(si, bits)
    for (let w = 0; w < words; w += 1) open[w]! &= ~si[w]!
  }
  return row
}

export const countRow = ({ si, open }: Row): { si: number; open: number } => ({
  si: countBits(si),
  open: countBits(open),
})

const yesOf = ({ yes, notFalse, column }: Predicate): Int32Array =>
  yes ?? notFalse!.map((word, w) => word & column.known[w]!)

function union(any: readonly Predicate[], bitsOf: (one: Predicate) => Int32Array, words: number): Int32Array {
  const all = new Int32Array(words)
  for (const one of any) {
    unite(all, bitsOf(one))
  }
  return all
}
