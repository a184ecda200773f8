import { YES, type Grado } from './grado.ts'
import type { Predicate } from './predicate.ts'
import type { Blocks } from './reading.ts'
import { valueRow, withAnswers, type ValueRow } from './value-row.ts'

/** Rows of values that come in blocks: few predicates look into one, all others answer alike to the whole family. */
export class BlockRows {
  /** A code of each block, by family. */
  private readonly families = new Map<string, Map<string, number>>()
  private readonly strangers = new Map<string, ValueRow>()
  private lookers: Map<string, Predicate[]> | null = null

  constructor(
    private readonly blocks: Blocks<never, unknown>,
    private readonly predicates: ReadonlyMap<string, Predicate>,
    private readonly answer: (predicate: Predicate, code: number) => Grado,
  ) {}

  /** Tells of a new code. */
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

  /** What a value answers to everybody who does not look into its block. */
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
