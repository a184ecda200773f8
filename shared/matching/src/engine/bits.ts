// Sets of slots as 32-bit words; bit `i & 31` of word `i >> 5`.

export const wordsFor = (slots: number): number => (slots + 31) >>> 5

export const hasBit = (bits: Int32Array, at: number): boolean => ((bits[at >>> 5]! >>> (at & 31)) & 1) === 1

export function setBit(bits: Int32Array, at: number, on: boolean): void {
  if (on) bits[at >>> 5]! |= 1 << (at & 31)
  else bits[at >>> 5]! &= ~(1 << (at & 31))
}

export function unite(to: Int32Array, other: Int32Array): void {
  for (let w = 0; w < other.length; w += 1) to[w]! |= other[w]!
}

export function unionOf(to: Int32Array, a: Int32Array, b: Int32Array): void {
  for (let w = 0; w < to.length; w += 1) to[w] = a[w]! | b[w]!
}

/** The intersection of two sets; the second may be shorter. */
export const both = (a: Int32Array, b: Int32Array): Int32Array => a.map((word, w) => word & (b[w] ?? 0))

/** Whether a set is what two others have in common; the last may be shorter. */
export function isBoth(set: Int32Array, a: Int32Array, b: Int32Array): boolean {
  for (let w = 0; w < set.length; w += 1) if (set[w] !== (a[w]! & (b[w] ?? 0))) return false
  return true
}

export function grown(bits: Int32Array, words: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(words)
  copy.set(bits)
  return copy
}

export function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bits: Int32Array): number {
  let sum = 0
  for (let w = 0; w < bits.length; w += 1) sum += countWord(bits[w]!)
  return sum
}

export function eachBitOf(word: number, w: number, visit: (at: number) => void): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) visit((w << 5) + 31 - Math.clz32(rest & -rest))
}

type Bits = Int32Array

/** Writes the intersection of one set with all others; several sets in one pass, since storing costs more than reading. */
export function intersection(to: Bits, first: Bits, others: readonly Bits[]): void {
  let from = first
  let at = 0
  for (; at + 4 <= others.length; at += 4) {
    withFour(to, from, others, at)
    from = to
  }
  for (; at + 2 <= others.length; at += 2) {
    withTwo(to, from, others, at)
    from = to
  }
  if (at < others.length) withOne(to, from, others[at]!)
  else if (from !== to) to.set(from)
}

function withOne(to: Bits, from: Bits, a: Bits): void {
  for (let w = 0; w < to.length; w += 1) to[w] = from[w]! & a[w]!
}

function withTwo(to: Bits, from: Bits, others: readonly Bits[], at: number): void {
  const a = others[at]!
  const b = others[at + 1]!
  for (let w = 0; w < to.length; w += 1) to[w] = from[w]! & a[w]! & b[w]!
}

function withFour(to: Bits, from: Bits, others: readonly Bits[], at: number): void {
  const a = others[at]!
  const b = others[at + 1]!
  const c = others[at + 2]!
  const d = others[at + 3]!
  for (let w = 0; w < to.length; w += 1) to[w] = from[w]! & a[w]! & b[w]! & c[w]! & d[w]!
}

/** Sets cut from one piece of memory: asking for a piece for each costs more than filling it. */
const PIECE = 32

export class SetRoom {
  private readonly free: Int32Array[] = []
  private piece = new Int32Array(0)
  private next = 0

  take(words: number): Int32Array {
    const again = this.free.pop()
    if (again?.length === words) return again.fill(0)
    if (this.next + words > this.piece.length) {
      this.piece = new Int32Array(words * PIECE)
      this.next = 0
    }
    this.next += words
    return this.piece.subarray(this.next - words, this.next)
  }

  giveBack(set: Int32Array): void {
    this.free.push(set)
  }
}

/** Counts for every slot how many of the added sets hold it: each binary digit of all counts is one set. */
export interface Tally {
  add(bits: Int32Array): void
  at(slot: number): number
}

export function createTally(words: number): Tally {
  const digits: Int32Array[] = []
  const carryFrom = (w: number, word: number) => {
    let carry = word
    for (let digit = 0; carry !== 0; digit += 1) {
      const row = (digits[digit] ??= new Int32Array(words))
      const sum = row[w]! ^ carry
      carry &= row[w]!
      row[w] = sum
    }
  }
  return {
    add(bits) {
      for (let w = 0; w < words; w += 1) if (bits[w] !== 0) carryFrom(w, bits[w]!)
    },
    at: (slot) => digits.reduce((sum, row, digit) => sum + (((row[slot >>> 5]! >>> (slot & 31)) & 1) << digit), 0),
  }
}
