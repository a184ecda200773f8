import type { ValueRow } from './value-row.ts'

/** Numbers written down for 32 grants: which 32 of the places, and the four sets of `ChangedWord`. */
const EACH = 5
/** Numbers in a piece of memory, which many companies share: one for each would cost more than filling it. */
const PIECE = 16_384

/** What a company answered to all plain grants before and answers now, and of which of them its other values decide nothing. */
export interface Answers {
  before: ValueRow
  after: ValueRow
  others: ValueRow
}

/** Verdicts of 32 grants, before and now: to whom a company is not excluded, and whom it fits for sure. */
export interface ChangedWord {
  /** Which 32 of the places. */
  w: number
  all: number
  yes: number
  nowAll: number
  nowYes: number
}

/** A stretch of a piece. */
export interface Written {
  piece: Int32Array
  from: number
  end: number
}

/** Changed words, one after the other; what was written stays as long as somebody has it. */
export class WordLog {
  private piece = new Int32Array(PIECE)
  private next = 0

  write({ before, after, others }: Answers): Written {
    const words = others.notFalse.length
    this.makeRoom(words * EACH)
    const { piece, next: from } = this
    let end = from
    for (let w = 0; w < words; w += 1) {
      const all = others.notFalse[w]!
      if (all === 0) continue
      const yes = others.yes[w]!
      piece[end] = w
      piece[end + 1] = all & before.notFalse[w]!
      piece[end + 2] = yes & before.yes[w]!
      piece[end + 3] = all & after.notFalse[w]!
      piece[end + 4] = yes & after.yes[w]!
      end += EACH
    }
    this.next = end
    return { piece, from, end }
  }

  private makeRoom(numbers: number): void {
    if (this.next + numbers <= this.piece.length) return
    this.piece = new Int32Array(Math.max(PIECE, numbers))
    this.next = 0
  }
}

export function* wordsIn({ piece, from, end }: Written): Iterable<ChangedWord> {
  for (let at = from; at < end; at += EACH) {
    yield {
      w: piece[at]!,
      all: piece[at + 1]!,
      yes: piece[at + 2]!,
      nowAll: piece[at + 3]!,
      nowYes: piece[at + 4]!,
    }
  }
}
