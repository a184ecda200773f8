import { unite } from './bits.ts'
import type { ValueRow } from './value-row.ts'

/** What several values of a company answer together: one that fits is enough. */
export class RowUnion {
  private notFalse = new Int32Array(0)
  private yes = new Int32Array(0)

  /** Right until the next call. */
  of(first: ValueRow, others: readonly number[], rowOf: (code: number) => ValueRow): ValueRow {
    const words = first.notFalse.length
    if (this.notFalse.length !== words) {
      this.notFalse = new Int32Array(words)
      this.yes = new Int32Array(words)
    }
    const { notFalse, yes } = this
    let isSettled = first.yes === first.notFalse
    notFalse.set(first.notFalse)
    if (!isSettled) yes.set(first.yes)
    for (const code of others) {
      const row = rowOf(code)
      if (isSettled && row.yes !== row.notFalse) {
        // so far they were one
        yes.set(notFalse)
        isSettled = false
      }
      unite(notFalse, row.notFalse)
      if (!isSettled) unite(yes, row.yes)
    }
    return { notFalse, yes: isSettled ? notFalse : yes }
  }
}
