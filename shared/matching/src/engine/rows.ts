import { both, countBits, unite } from './bits.ts'
import type { Clause, Grant } from './grant.ts'
import type { Predicate } from './predicate.ts'
import type { Slots } from './slots.ts'
import { split } from './split.ts'

/** Verdicts of one grant on all companies, as sets of places. Who is in neither does not fit. */
export interface Row {
  si: Int32Array
  open: Int32Array
}

export const emptyRow = (words: number): Row => ({ si: new Int32Array(words), open: new Int32Array(words) })

/** Works out the verdicts of a grant, 32 companies at a time. */
export function fillRow(row: Row, { clauses, best }: Grant, { live, words, ids }: Slots): Row {
  const notFalse: Int32Array[] = []
  const yes: Int32Array[] = []
  for (const { any } of clauses) {
    for (const one of any) one.column.refresh(one, ids.length, words)
    if (any.length === 1) addSets(any[0]!, notFalse, yes)
    else {
      notFalse.push(union(any, (one) => one.notFalse!, words))
      yes.push(union(any, yesOf, words))
    }
  }
  return split(row, { live, notFalse, yes, best })
}

function addSets({ notFalse: own, yes: sure, column }: Predicate, notFalse: Int32Array[], yes: Int32Array[]): void {
  notFalse.push(own!)
  const set = sure ?? column.known
  // several predicates may ask about one column
  if (!yes.includes(set)) yes.push(set)
}

export const countRow = ({ si, open }: Row): { si: number; open: number } => ({
  si: countBits(si),
  open: countBits(open),
})

const yesOf = ({ yes, notFalse, column }: Predicate): Int32Array => yes ?? both(notFalse!, column.known)

function union(any: Clause['any'], bitsOf: (one: Predicate) => Int32Array, words: number): Int32Array {
  const all = new Int32Array(words)
  for (const one of any) unite(all, bitsOf(one))
  return all
}
