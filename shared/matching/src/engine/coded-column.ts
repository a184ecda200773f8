import type { Azienda } from '@bandiera/domain'
import { setBit } from './bits.ts'
import { CodeRows } from './code-rows.ts'
import { Codes } from './codes.ts'
import { Column } from './column.ts'
import { NO, OPEN, YES, type Grado } from './grado.ts'
import { createLists, type Block, type Lists } from './lists.ts'
import type { Predicate } from './predicate.ts'
import { RowUnion } from './row-union.ts'
import type { ValueRow } from './value-row.ts'

const NONE: readonly number[] = []

/** Values by code: each different value of the companies is decided once for each predicate. */
export class CodedColumn extends Column {
  private readonly codes: Codes
  private first = new Int32Array(0)
  /** Further codes by place; empty while nobody has any. */
  private readonly others: (readonly number[] | undefined)[] = []
  /** What `read` found. */
  private foundFirst = -1
  private foundOthers: readonly number[] = NONE
  private lists: Lists | null = null
  private readonly rows: CodeRows
  private readonly union = new RowUnion()

  constructor(...given: ConstructorParameters<typeof Column>) {
    super(...given)
    const answer = (predicate: Predicate, code: number) => this.answer(predicate, code)
    this.rows = new CodeRows(this.predicates, answer, this.reading.blocks)
    this.codes = new Codes(this.reading.key, (value) => {
      this.rows.learn(value)
      return this.values.push(value) - 1
    })
  }

  read(slot: number, azienda: Azienda): boolean {
    this.find(this.reading.values(azienda, this.sample, this.contesto))
    const others = this.others[slot] ?? NONE
    if (this.first[slot] !== this.foundFirst || others.length !== this.foundOthers.length) return true
    return others.some((code, i) => code !== this.foundOthers[i])
  }

  protected store(slot: number, words: number): void {
    if (this.first.length < words << 5) {
      const longer = new Int32Array(words << 5).fill(-1)
      longer.set(this.first)
      this.first = longer
    }
    this.first[slot] = this.foundFirst
    if (this.foundOthers.length > 0) this.others[slot] = this.foundOthers
    else if (this.others.length > slot) this.others[slot] = undefined
    setBit(this.known, slot, this.foundFirst !== this.codes.nothing)
  }

  gradoAt(predicate: Predicate, slot: number): Grado {
    let grado = this.answer(predicate, this.first[slot]!)
    if (grado === YES) return grado
    for (const code of this.others[slot] ?? NONE) grado = Math.max(grado, this.answer(predicate, code)) as Grado
    return grado
  }

  prepare(): void {}

  rowAt(slot: number, words: number): ValueRow {
    const first = this.rows.of(this.first[slot]!, words)
    const others = this.others[slot]
    if (!others) return first
    return this.union.of(first, others, this.rows)
  }

  forgetRows(): void {
    this.rows.forget()
  }

  protected decideAt(predicate: Predicate, code: number): Grado {
    return this.decide(predicate.criterio, this.values[code])
  }

  protected sort(slots: number): void {
    const all = { values: this.values, first: this.first, others: this.others, slots }
    this.lists = createLists(all, this.reading.blocks)
  }

  protected fillSorted(predicate: Predicate, open: Int32Array, yes: Int32Array): void {
    const { single, families, add, placesOf } = this.lists!
    const join = (code: number, list: number): boolean => {
      const grado = this.answer(predicate, code)
      if (grado !== NO) add(list, grado === YES ? yes : open)
      return grado !== NO
    }
    for (const code of single) join(code, code)
    const into = families.length > 0 ? [...this.reading.blocks!.lookedInto(predicate.criterio)] : []
    const again: Int32Array[] = []
    for (const { blocks, list } of families) {
      const looked = into.flatMap((name) => blocks.get(name) ?? [])
      const [stranger] = without(blocks, looked)
      if (stranger && join(stranger.codes[0]!, list)) {
        // whoever fits as a stranger fits, and few are left to be asked one by one
        again.push(...looked.map((block) => placesOf(block.list)))
      } else for (const { codes } of looked) for (const code of codes) join(code, code)
    }
    for (const slots of again) for (const slot of slots) this.writeBits(predicate, slot, { open, yes })
  }

  private writeBits(predicate: Predicate, slot: number, { open, yes }: { open: Int32Array; yes: Int32Array }): void {
    const grado = this.gradoAt(predicate, slot)
    setBit(yes, slot, grado === YES)
    setBit(open, slot, grado === OPEN)
  }

  /** Codes in one order and once each, so that equal sets of values are equal. */
  private find(values: readonly unknown[]): void {
    if (values.length === 1) {
      this.foundFirst = this.codes.of(values[0])
      this.foundOthers = NONE
      return
    }
    const codes: number[] = []
    let first = this.codes.of(values[0])
    for (let i = 1; i < values.length; i += 1) {
      const code = this.codes.of(values[i])
      if (code < first) {
        insert(codes, first)
        first = code
      } else if (code > first) insert(codes, code)
    }
    this.foundFirst = first
    this.foundOthers = codes
  }
}

/** Puts a number where it belongs among ascending ones, once. */
function insert(ascending: number[], one: number): void {
  if (ascending.includes(one)) return
  let at = ascending.push(one) - 1
  for (; at > 0 && ascending[at - 1]! > one; at -= 1) ascending[at] = ascending[at - 1]!
  ascending[at] = one
}

function* without(blocks: ReadonlyMap<string, Block>, looked: readonly Block[]): Iterable<Block> {
  for (const block of blocks.values()) if (!looked.includes(block)) yield block
}
