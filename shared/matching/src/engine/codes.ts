import { type Truth, YES } from './truth.ts'
import { emptyValueRow, isSettled, type Predicate, valueRow, type ValueRow, withAnswers } from './column.ts'
import type { Blocks } from './reading.ts'
import { unionOf, unite } from './bits.ts'

/** The distinct values of a column, numbered in order of arrival. */
export class Codes {
  /** The code of the unknown value; -1 until a company has it. */
  nothing = -1
  private readonly byKey = new Map<string | number, number>()
  /** Codes of plain texts and numbers, found without computing their key. */
  private readonly plain = new Map<unknown, number>()

  /** `keyOf` is equal for equal values, `''` for the unknown one; `learn` stores a new value and returns its code. */
  constructor(
    private readonly keyOf: (value: unknown) => string | number,
    private readonly learn: (value: unknown) => number,
  ) {}

  of(value: unknown): number {
    if (typeof value === 'object') return this.ofKey(value)
    let code = this.plain.get(value)
    if (code === undefined) this.plain.set(value, (code = this.ofKey(value)))
    return code
  }

  private ofKey(value: unknown): number {
    const key = this.keyOf(value)
    let code = this.byKey.get(key)
    if (code === undefined) {
      code = this.learn(value)
      this.byKey.set(key, code)
      if (key === '') this.nothing = code
    }
    return code
  }
}

const MOST = 4096

/** What each code of a column answers to all plain grants, kept once worked out. */
export class CodeRows {
  private readonly rows: (ValueRow | null)[] = []
  private readonly values: unknown[] = []
  private kept = 0
  private readonly blocks: BlockRows | null

  constructor(
    private readonly predicates: ReadonlyMap<string, Predicate>,
    private readonly answer: (predicate: Predicate, code: number) => Truth,
    blocks: Blocks<never, unknown> | undefined,
  ) {
    this.blocks = blocks ? new BlockRows(blocks, predicates, answer) : null
  }

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

  forget(): void {
    if (this.kept === 0) return
    this.rows.fill(null)
    this.kept = 0
    this.blocks?.clear()
  }
}

/** Rows of values in blocks: few predicates look into a block, all others give one answer for the whole family. */
class BlockRows {
  /** A code of each block, by family. */
  private readonly families = new Map<string, Map<string, number>>()
  private readonly strangers = new Map<string, ValueRow>()
  private lookers: Map<string, Predicate[]> | null = null

  constructor(
    private readonly blocks: Blocks<never, unknown>,
    private readonly predicates: ReadonlyMap<string, Predicate>,
    private readonly answer: (predicate: Predicate, code: number) => Truth,
  ) {}

  learn(code: number, value: unknown): void {
    const at = this.blocks.of(value as never)
    if (!at) return
    const known = this.families.get(at.family) ?? new Map<string, number>()
    this.families.set(at.family, known)
    if (known.has(at.block)) return
    known.set(at.block, code)
    this.strangers.clear()
  }

  /** The row of a value; `null` for one that is in no block. */
  of(code: number, value: unknown, words: number): ValueRow | null {
    const at = this.blocks.of(value as never)
    if (!at) return null
    return withAnswers(this.strangersOf(at.family, words), this.lookersInto(at.block), (one) => this.answer(one, code))
  }

  clear(): void {
    this.strangers.clear()
    this.lookers = null
  }

  /** The answers of a value to all predicates that do not look into its block. */
  private strangersOf(family: string, words: number): ValueRow {
    const known = this.strangers.get(family)
    if (known) return known
    const blocks = [...this.families.get(family)!]
    const row = valueRow(this.predicates.values(), words, (predicate) => {
      const into = this.blocks.lookedInto(predicate.criterio as never)
      const stranger = blocks.find(([block]) => !into.has(block))
      return stranger ? this.answer(predicate, stranger[1]) : YES
    })
    this.strangers.set(family, row)
    return row
  }

  private lookersInto(block: string): readonly Predicate[] {
    this.lookers ??= this.groupByBlock()
    return this.lookers.get(block) ?? []
  }

  private groupByBlock(): Map<string, Predicate[]> {
    const lookers = new Map<string, Predicate[]>()
    for (const predicate of this.predicates.values()) {
      for (const block of this.blocks.lookedInto(predicate.criterio as never)) {
        const own = lookers.get(block)
        if (own) own.push(predicate)
        else lookers.set(block, [predicate])
      }
    }
    return lookers
  }
}

/** What several values of a company answer together: one that fits is enough. */
export class RowUnion {
  private rooms = [emptyValueRow(0), emptyValueRow(0)] as const
  private turn: 0 | 1 = 0

  /** Valid until the call after the next, so that callers can compare the row before with the row now. */
  of(first: ValueRow, others: readonly number[], rows: CodeRows): ValueRow {
    const words = first.notFalse.length
    if (this.rooms[0].notFalse.length !== words) this.rooms = [emptyValueRow(words), emptyValueRow(words)]
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
