import { NO, YES, type Grado } from './grado.ts'
import type { Predicate } from './predicate.ts'

/**
 * What values answer to all plain grants at once: for every 32 places a word of those to whom they are not false, then one of
 * those to whom they are true. Who does not ask is in both.
 */
export type ValueRow = Int32Array

export function valueRow(predicates: Iterable<Predicate>, words: number, grado: (of: Predicate) => Grado): ValueRow {
  const row = new Int32Array(words * 2).fill(-1)
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
