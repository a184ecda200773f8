/**
 * Sets of the first places of an order, kept at regular steps: the places of a stretch are what two of them differ in, but
 * for a few.
 */
export class PrefixSets {
  private readonly sets: Int32Array[] = []
  private readonly step: number

  constructor(
    private readonly order: Int32Array,
    words: number,
  ) {
    this.step = Math.max(32, words)
    const set = new Int32Array(words)
    for (let at = 0; at <= order.length; at += this.step) {
      this.sets.push(set.slice())
      this.toggleEach(at, Math.min(at + this.step, order.length), set)
    }
  }

  /** Writes the places from one rank of the order up to another, not included, into an empty set. */
  write(from: number, end: number, to: Int32Array): void {
    if (end <= from) return
    const [first, last] = [Math.floor(from / this.step), Math.floor(end / this.step)]
    const [before, upTo] = [this.sets[first]!, this.sets[last]!]
    for (let w = 0; w < upTo.length; w += 1) to[w] = before[w]! ^ upTo[w]!
    this.toggleEach(first * this.step, from, to)
    this.toggleEach(last * this.step, end, to)
  }

  private toggleEach(from: number, end: number, set: Int32Array): void {
    for (let rank = from; rank < end; rank += 1) {
      const slot = this.order[rank]!
      set[slot >>> 5]! ^= 1 << (slot & 31)
    }
  }
}
