import { YES, type Grado } from './grado.ts'
import type { Row } from './rows.ts'

type Bits = Int32Array

/** What decides the verdicts of a grant: sets of places, each of them as long as `live`. */
export interface Sets {
  live: Bits
  /** Who is missing in one of these does not fit. */
  notFalse: readonly Bits[]
  /** Who is in all of these too fits for sure. */
  yes: readonly Bits[]
  /** The best that the grant can be. */
  best: Grado
}

/** Sorts the places into those that fit and those to be verified. */
export function split(row: Row, { live, notFalse, yes, best }: Sets): Row {
  const { si, open } = row
  intersection(open, live, notFalse)
  if (best !== YES) si.fill(0)
  else {
    intersection(si, open, yes)
    for (let w = 0; w < open.length; w += 1) open[w]! ^= si[w]!
  }
  return row
}

/** Writes what is in one set and in all others; three sets in one pass, for storing costs more than reading. */
function intersection(to: Bits, first: Bits, others: readonly Bits[]): void {
  let from = first
  let at = 0
  for (; at + 3 <= others.length; at += 3) {
    withThree(to, from, [others[at]!, others[at + 1]!, others[at + 2]!])
    from = to
  }
  const left = others.length - at
  if (left === 2) withTwo(to, from, [others[at]!, others[at + 1]!])
  else if (left === 1) withOne(to, from, others[at]!)
  else if (from !== to) to.set(from)
}

function withOne(to: Bits, from: Bits, a: Bits): void {
  for (let w = 0; w < to.length; w += 1) to[w] = from[w]! & a[w]!
}

function withTwo(to: Bits, from: Bits, [a, b]: readonly [Bits, Bits]): void {
  for (let w = 0; w < to.length; w += 1) to[w] = from[w]! & a[w]! & b[w]!
}

function withThree(to: Bits, from: Bits, [a, b, c]: readonly [Bits, Bits, Bits]): void {
  for (let w = 0; w < to.length; w += 1) to[w] = from[w]! & a[w]! & b[w]! & c[w]!
}
