/** Sets cut from one piece of memory: asking for a piece for each costs more than filling it. */
const PIECE = 32

/** Room for the sets of a column, all of one length until companies are added. */
export class SetRoom {
  private readonly free: Int32Array[] = []
  private piece = new Int32Array(0)
  private next = 0

  /** An empty set. */
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

  /** Takes a set that nobody uses any more, to be given again. */
  giveBack(set: Int32Array): void {
    this.free.push(set)
  }
}
