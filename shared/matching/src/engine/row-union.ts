import { unionOf, unite } from './bits.ts'
import type { CodeRows } from './code-rows.ts'
import { emptyRow, isSettled, type ValueRow } from './value-row.ts'

/** What several values of a company answer together: one that fits is enough. */
export class RowUnion {
  /** Given in turn. */
  private rooms = [emptyRow(0), emptyRow(0)] as const
  private turn: 0 | 1 = 0

  /** Right until the call after the next: what was before and what is now stand side by side. */
  of(first: ValueRow, others: readonly number[], rows: CodeRows): ValueRow {
    const words = first.notFalse.length
    if (this.rooms[0].notFalse.length !== words) this.rooms = [emptyRow(words), emptyRow(words)]
    this.turn = this.turn === 0 ? 1 : 0
    const { notFalse, yes } = this.rooms[this.turn]
    const second = rows.of(others[0]!, words)
    let settled = isSettled(first) && isSettled(second)
    unionOf(notFalse, first.notFalse, second.notFalse)
    if (!settled) unionOf(yes, first.yes, second.yes)
    for (let i = 1; i < others.length; i += 1) {
      const row = rows.of(others[i]!, words)
      if (settled && !isSettled(row)) {
        // so far they were one set
        yes.set(notFalse)
        settled = false
      }
      unite(notFalse, row.notFalse)
      if (!settled) unite(yes, row.yes)
    }
    return { notFalse, yes: settled ? notFalse : yes }
  }
}
