/** Counts, for every place, in how many of the added sets it is: one binary digit of all counts is one set. */
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
