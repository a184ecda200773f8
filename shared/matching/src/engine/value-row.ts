import { setBit } from './bits.ts'
import { NO, YES, type Grado } from './grado.ts'
import type { Predicate } from './predicate.ts'

/** What values answer to all plain grants at once; who does not ask is in both sets. */
export interface ValueRow {
  /** Places of the grants to whom they are not false. */
  readonly notFalse: Int32Array
  /** Places of those to whom they are true; the same set when they leave nothing open, as most do. */
  readonly yes: Int32Array
}

export const emptyRow = (words: number): ValueRow => ({ notFalse: new Int32Array(words), yes: new Int32Array(words) })

/** Whether it leaves nothing open. */
export const isSettled = ({ notFalse, yes }: ValueRow): boolean => yes === notFalse

export function valueRow(predicates: Iterable<Predicate>, words: number, grado: (of: Predicate) => Grado): ValueRow {
  const row = { notFalse: new Int32Array(words).fill(-1), yes: new Int32Array(words).fill(-1) }
  for (const predicate of predicates) {
    const own = grado(predicate)
    if (own !== YES) writeAnswer(row, predicate, own)
  }
  return settled(row)
}

/** The row with other answers of a few. */
export function withAnswers(
  { notFalse, yes }: ValueRow,
  of: readonly Predicate[],
  grado: (of: Predicate) => Grado,
): ValueRow {
  const row = { notFalse: notFalse.slice(), yes: yes.slice() }
  for (const predicate of of) writeAnswer(row, predicate, grado(predicate))
  return settled(row)
}

/** Writes the answer to all who ask. */
function writeAnswer({ notFalse, yes }: ValueRow, { binding }: Predicate, grado: Grado): void {
  for (const { isPlain, place } of binding) {
    if (!isPlain) continue
    setBit(notFalse, place, grado !== NO)
    setBit(yes, place, grado === YES)
  }
}

const settled = (row: ValueRow): ValueRow =>
  row.notFalse.every((word, w) => word === row.yes[w]) ? { notFalse: row.notFalse, yes: row.notFalse } : row
