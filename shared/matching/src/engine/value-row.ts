import { NO, YES, type Grado } from './grado.ts'
import type { Predicate } from './predicate.ts'

/**
 * What one value of a column answers to all plain grants at once: for every 32 places a word of those to whom it is not
 * false, then one of those to whom it is true. Who does not ask is in both.
 */
export type ValueRow = Int32Array
/** Of several values one that fits is enough. */
export type AnyRow = readonly ValueRow[]

export const emptyValueRow = (words: number): ValueRow => new Int32Array(words * 2)

export function valueRow(predicates: Iterable<Predicate>, words: number, grado: (of: Predicate) => Grado): ValueRow {
  const row = emptyValueRow(words).fill(-1)
  for (const predicate of predicates) {
    const own = grado(predicate)
    if (own !== YES) writeAnswer(row, predicate, own)
  }
  return row
}

/** Writes the answer to all who ask. */
export function writeAnswer(row: ValueRow, { binding }: Predicate, grado: Grado): void {
  for (const { isPlain, place } of binding) {
    if (!isPlain) continue
    const [at, bit] = [(place >>> 5) * 2, 1 << (place & 31)]
    row[at] = grado === NO ? row[at]! & ~bit : row[at]! | bit
    row[at + 1] = grado === YES ? row[at + 1]! | bit : row[at + 1]! & ~bit
  }
}

/** One word of what any of the rows has. */
export function wordOf(rows: AnyRow, at: number): number {
  let word = rows[0]![at]!
  for (let i = 1; i < rows.length; i += 1) word |= rows[i]![at]!
  return word
}

/** Keeps what the rows have too. */
export function narrow(to: ValueRow, rows: AnyRow): void {
  const only = rows[0]!
  if (rows.length === 1) for (let at = 0; at < to.length; at += 1) to[at]! &= only[at]!
  else for (let at = 0; at < to.length; at += 1) if (to[at] !== 0) to[at]! &= wordOf(rows, at)
}
