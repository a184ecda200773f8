import type { Azienda } from '@bandiera/domain'
import { setBit } from './bits.ts'
import { CodeRows, Codes, RowUnion } from './codes.ts'
import { Column, type Predicate, type ValueRow } from './column.ts'
import { type Truth, NO, OPEN, YES } from './truth.ts'
import type { Blocks } from './reading.ts'

const NONE: readonly number[] = []

/** Values by code: each different value of the companies is decided once for each predicate. */
export class CodedColumn extends Column {
  private readonly codes: Codes
  private first = new Int32Array(0)
  /** Further codes by place; empty while no company has any. */
  private readonly others: (readonly number[] | undefined)[] = []
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

  truthAt(predicate: Predicate, slot: number): Truth {
    let truth = this.answer(predicate, this.first[slot]!)
    if (truth === YES) return truth
    for (const code of this.others[slot] ?? NONE) truth = Math.max(truth, this.answer(predicate, code)) as Truth
    return truth
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

  protected decideAt(predicate: Predicate, code: number): Truth {
    return this.decide(predicate.criterio, this.values[code])
  }

  protected sort(slots: number): void {
    const all = { values: this.values, first: this.first, others: this.others, slots }
    this.lists = createLists(all, this.reading.blocks)
  }

  protected fillSorted(predicate: Predicate, open: Int32Array, yes: Int32Array): void {
    const { single, families, add, placesOf } = this.lists!
    const join = (code: number, list: number): boolean => {
      const truth = this.answer(predicate, code)
      if (truth !== NO) add(list, truth === YES ? yes : open)
      return truth !== NO
    }
    for (const code of single) join(code, code)
    const into = families.length > 0 ? [...this.reading.blocks!.lookedInto(predicate.criterio)] : []
    const again: Int32Array[] = []
    for (const { blocks, list } of families) {
      const looked = into.flatMap((name) => blocks.get(name) ?? [])
      const [stranger] = without(blocks, looked)
      if (stranger && join(stranger.codes[0]!, list)) {
        // the list of the family joins as a whole; companies of the blocks looked into are then tested one by one
        again.push(...looked.map((block) => placesOf(block.list)))
      } else for (const { codes } of looked) for (const code of codes) join(code, code)
    }
    for (const slots of again) for (const slot of slots) this.writeBits(predicate, slot, { open, yes })
  }

  private writeBits(predicate: Predicate, slot: number, { open, yes }: { open: Int32Array; yes: Int32Array }): void {
    const truth = this.truthAt(predicate, slot)
    setBit(yes, slot, truth === YES)
    setBit(open, slot, truth === OPEN)
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

function insert(ascending: number[], one: number): void {
  if (ascending.includes(one)) return
  let at = ascending.push(one) - 1
  for (; at > 0 && ascending[at - 1]! > one; at -= 1) ascending[at] = ascending[at - 1]!
  ascending[at] = one
}

function* without(blocks: ReadonlyMap<string, Block>, looked: readonly Block[]): Iterable<Block> {
  for (const block of blocks.values()) if (!looked.includes(block)) yield block
}

interface Coded {
  values: readonly unknown[]
  first: Int32Array
  others: readonly (readonly number[] | undefined)[]
  slots: number
}
interface Block {
  name: string
  codes: number[]
  /** Index of the list with the slots of all its codes. */
  list: number
}

interface Family {
  blocks: ReadonlyMap<string, Block>
  /** Index of the list with the slots of all its blocks. */
  list: number
}

interface Lists {
  single: number[]
  families: Family[]
  add(list: number, to: Int32Array): void
  placesOf(list: number): Int32Array
}

function createLists(coded: Coded, blocks: Blocks<never, unknown> | undefined): Lists {
  const { single, families } = groupCodes(coded.values, blocks as Blocks<unknown, unknown> | undefined)
  const above = coded.values.map((): readonly number[] => [])
  let lists = coded.values.length
  for (const family of families) {
    family.list = lists++
    for (const block of family.blocks.values()) {
      block.list = lists++
      for (const code of block.codes) above[code] = [family.list, block.list]
    }
  }
  const { start, places } = sorted(coded, above, lists)
  const words = coded.first.length >>> 5
  const asBits: (Int32Array | undefined)[] = []
  const add = (list: number, to: Int32Array) => {
    const [from, end] = [start[list]!, start[list + 1]!]
    // a long list is quicker as a set
    if (end - from > words) {
      const bits = (asBits[list] ??= bitsOf(places, from, end, words))
      for (let w = 0; w < words; w += 1) to[w]! |= bits[w]!
    } else for (let i = from; i < end; i += 1) to[places[i]! >>> 5]! |= 1 << (places[i]! & 31)
  }
  return { single, families, add, placesOf: (list) => places.subarray(start[list]!, start[list + 1]!) }
}

function groupCodes(values: readonly unknown[], blocks: Blocks<unknown, unknown> | undefined) {
  const single: number[] = []
  const families = new Map<string, Map<string, Block>>()
  values.forEach((value, code) => {
    const at = blocks?.of(value)
    if (!at) return single.push(code)
    const family = families.get(at.family) ?? new Map<string, Block>()
    families.set(at.family, family)
    const block = family.get(at.block) ?? { name: at.block, codes: [], list: -1 }
    family.set(at.block, block)
    return block.codes.push(code)
  })
  return { single, families: [...families.values()].map((blocks) => ({ blocks, list: -1 })) }
}

/** Counting sort of slots by list; a slot is in the list of each of its codes and in the lists of their blocks and families. */
function sorted({ first, others, slots }: Coded, above: readonly (readonly number[])[], lists: number) {
  const start = new Int32Array(lists + 1)
  const eachPlace = (visit: (list: number, slot: number) => void) => {
    const one = (code: number, slot: number) => {
      visit(code, slot)
      for (const list of above[code]!) visit(list, slot)
    }
    for (let slot = 0; slot < slots; slot += 1) if (first[slot]! >= 0) one(first[slot]!, slot)
    others.forEach((codes, slot) => codes?.forEach((code) => one(code, slot)))
  }
  eachPlace((list) => (start[list + 1]! += 1))
  for (let list = 0; list < lists; list += 1) start[list + 1]! += start[list]!
  const next = start.slice()
  const places = new Int32Array(start[lists]!)
  eachPlace((list, slot) => void (places[next[list]!++] = slot))
  return { start, places }
}

function bitsOf(places: Int32Array, from: number, end: number, words: number): Int32Array {
  const bits = new Int32Array(words)
  for (let i = from; i < end; i += 1) setBit(bits, places[i]!, true)
  return bits
}
