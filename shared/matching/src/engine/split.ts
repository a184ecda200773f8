import { YES, type Grado } from './grado.ts'
import { intersection } from './intersection.ts'
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
