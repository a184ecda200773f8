import { BlockRows } from './block-rows.ts'
import type { Grado } from './grado.ts'
import type { Predicate } from './predicate.ts'
import type { Blocks } from './reading.ts'
import { valueRow, type ValueRow } from './value-row.ts'

/** Codes whose row is kept. */
const MOST = 4096

/** What each code of a column answers to all plain grants, kept once worked out. */
export class CodeRows {
  /** By code. */
  private readonly rows: (ValueRow | null)[] = []
  private readonly values: unknown[] = []
  private kept = 0
  private readonly blocks: BlockRows | null

  constructor(
    private readonly predicates: ReadonlyMap<string, Predicate>,
    private readonly answer: (predicate: Predicate, code: number) => Grado,
    blocks: Blocks<never, unknown> | undefined,
  ) {
    this.blocks = blocks ? new BlockRows(blocks, predicates, answer) : null
  }

  /** Tells of the next code. */
  learn(value: unknown): void {
    this.rows.push(null)
    this.blocks?.learn(this.values.push(value) - 1, value)
  }

  of(code: number, words: number): ValueRow {
    const known = this.rows[code]
    if (known) return known
    if (this.kept >= MOST) this.forget()
    const row =
      this.blocks?.of(code, this.values[code], words) ??
      valueRow(this.predicates.values(), words, (predicate) => this.answer(predicate, code))
    this.rows[code] = row
    this.kept += 1
    return row
  }

  /** Other grants ask now. */
  forget(): void {
    if (this.kept === 0) return
    this.rows.fill(null)
    this.kept = 0
    this.blocks?.clear()
  }
}
