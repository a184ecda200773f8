// Sets of slots as 32-bit words; bit `i & 31` of word `i >> 5`.

export const wordsFor = (slots: number): number => (slots + 31) >>> 5

export const hasBit = (bits: Int32Array, at: number): boolean => ((bits[at >>> 5]! >>> (at & 31)) & 1) === 1

export function setBit(bits: Int32Array, at: number, on: boolean): void {
  if (on) bits[at >>> 5]! |= 1 << (at & 31)
  else bits[at >>> 5]! &= ~(1 << (at & 31))
}

/** Adds all of another set. */
export function unite(to: Int32Array, other: Int32Array): void {
  for (let w = 0; w < other.length; w += 1) to[w]! |= other[w]!
}

/** Writes what is in one of two sets, or in both. */
export function unionOf(to: Int32Array, a: Int32Array, b: Int32Array): void {
  for (let w = 0; w < to.length; w += 1) to[w] = a[w]! | b[w]!
}

/** What is in two sets; the second may be shorter. */
export const both = (a: Int32Array, b: Int32Array): Int32Array => a.map((word, w) => word & (b[w] ?? 0))

/** Whether a set is what two others have in common; the last may be shorter. */
export function isBoth(set: Int32Array, a: Int32Array, b: Int32Array): boolean {
  for (let w = 0; w < set.length; w += 1) if (set[w] !== (a[w]! & (b[w] ?? 0))) return false
  return true
}

/** The same set with room for more. */
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

/** Calls with every member of one word of a set, ascending. */
export function eachBitOf(word: number, w: number, visit: (at: number) => void): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) visit((w << 5) + 31 - Math.clz32(rest & -rest))
}
