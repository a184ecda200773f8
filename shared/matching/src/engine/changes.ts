import type { BandoState } from '@bandiera/domain'
import type { Esito } from '../evaluation.ts'
import { countWord, eachBitOf, hasBit } from './bits.ts'
import { esitoOf, type Truth, NO, OPEN, YES, truthInRow, type Row } from './truth.ts'
import type { ValueRow, Grant } from './column.ts'

/** One verdict that changed; `null` before the pair existed, or after it was removed. */
export interface VerdictChange {
  aziendaId: string
  bandoId: string
  prima: Esito | null
  dopo: Esito | null
}

/** A grant whose state changed; `null` before it existed, or after it was removed. */
export interface StateChange {
  bandoId: string
  prima: BandoState | null
  dopo: BandoState | null
}

/** What a call of `apply` changed. Scores are not verdicts: screens read them again. */
export interface EngineChanges {
  stati: readonly StateChange[]
  esiti: ChangedVerdicts
}

export interface RowCopy extends Row {
  live: Int32Array
}
interface Rows {
  bandoId: string
  before: RowCopy | null
  after: RowCopy | null
}

/** The verdicts that changed, worked out while they are read: a new grant changes one for every company. */
export class ChangedVerdicts implements Iterable<VerdictChange> {
  constructor(
    private readonly ids: readonly string[],
    private readonly single: SingleChanges,
    private readonly rows: readonly Rows[],
  ) {}

  get size(): number {
    return this.rows.reduce((sum, row) => sum + countOf(row), this.single.size)
  }

  *[Symbol.iterator](): Iterator<VerdictChange> {
    yield* this.single.read(this.ids)
    for (const row of this.rows) {
      for (const slot of slotsOf(row)) {
        const [prima, dopo] = [esitoAt(row.before, slot), esitoAt(row.after, slot)]
        yield { aziendaId: this.ids[slot]!, bandoId: row.bandoId, prima, dopo }
      }
    }
  }
}

function esitoAt(row: RowCopy | null, slot: number): Esito | null {
  if (!row || slot >> 5 >= row.live.length || !hasBit(row.live, slot)) return null
  return esitoOf(truthInRow(row, slot))
}

function changed({ before, after }: Rows, w: number): number {
  const bits = (row: RowCopy | null, set: keyof RowCopy): number => row?.[set][w] ?? 0
  const differ = (set: keyof RowCopy): number => bits(before, set) ^ bits(after, set)
  return differ('live') | differ('si') | differ('open')
}

const wordsOf = ({ before, after }: Rows): number => Math.max(before?.live.length ?? 0, after?.live.length ?? 0)

function countOf(row: Rows): number {
  let sum = 0
  for (let w = 0; w < wordsOf(row); w += 1) sum += countWord(changed(row, w))
  return sum
}

function* slotsOf(row: Rows): Iterable<number> {
  for (let w = 0; w < wordsOf(row); w += 1) {
    const found: number[] = []
    eachBitOf(changed(row, w), w, (slot) => found.push(slot))
    yield* found
  }
}

type One = [slot: number, grant: Grant, before: Truth | null, after: Truth | null]

/** Verdicts that changed one by one, as the engine has them: they are spelled out when they are read. */
export class SingleChanges {
  private readonly ones: One[] = []
  private readonly many: (Written & { slot: number })[] = []
  private readonly grants: readonly (Grant | undefined)[]
  private readonly log: WordLog

  constructor(places: { now(): readonly (Grant | undefined)[]; readonly log: WordLog }) {
    this.grants = places.now()
    this.log = places.log
  }

  get size(): number {
    let sum = this.ones.length
    for (const written of this.many) for (const word of wordsIn(written)) sum += countWord(differing(word))
    return sum
  }

  /** A verdict; `null` before the pair existed, or after it was removed. */
  add(...one: One): void {
    this.ones.push(one)
  }

  /** The verdicts of a company that its answers to the plain grants change. */
  addAnswers(slot: number, answers: Answers): void {
    const { piece, from, end } = this.log.write(answers)
    if (end > from) this.many.push({ slot, piece, from, end })
  }

  /** @param ids of the companies, by place */
  *read(ids: readonly string[]): Iterable<VerdictChange> {
    for (const [slot, { bando }, before, after] of this.ones) {
      yield { aziendaId: ids[slot]!, bandoId: bando._id, prima: esitoOrNull(before), dopo: esitoOrNull(after) }
    }
    for (const written of this.many) {
      for (const word of wordsIn(written)) yield* this.readWord(word, ids[written.slot]!)
    }
  }

  private *readWord(word: ChangedWord, aziendaId: string): Iterable<VerdictChange> {
    const places: number[] = []
    eachBitOf(differing(word), word.w, (place) => places.push(place))
    for (const place of places) {
      const [prima, dopo] = [truthInWord(word.all, word.yes, place), truthInWord(word.nowAll, word.nowYes, place)]
      yield { aziendaId, bandoId: this.grants[place]!.bando._id, prima: esitoOf(prima), dopo: esitoOf(dopo) }
    }
  }
}

const esitoOrNull = (truth: Truth | null): Esito | null => (truth === null ? null : esitoOf(truth))

const differing = ({ all, yes, nowAll, nowYes }: ChangedWord): number => (all ^ nowAll) | (yes ^ nowYes)

const truthInWord = (notFalse: number, yes: number, place: number): Truth =>
  ((yes >>> (place & 31)) & 1) === 1 ? YES : ((notFalse >>> (place & 31)) & 1) === 1 ? OPEN : NO

/** Numbers stored for each 32 grants: the number of the word, and the four sets of `ChangedWord`. */
const EACH = 5
/** Numbers in one block of memory. Many companies share a block: one block each would cost more than filling it. */
const PIECE = 16_384

/** A company's answers to all plain grants, before and now, and the grants that its other values leave undecided. */
export interface Answers {
  before: ValueRow
  after: ValueRow
  others: ValueRow
}

/** Verdicts of 32 grants, before and now: those that do not exclude the company, and those that it surely fits. */
interface ChangedWord {
  w: number
  all: number
  yes: number
  nowAll: number
  nowYes: number
}

interface Written {
  piece: Int32Array
  from: number
  end: number
}

/** Changed words, one after the other; written words stay valid as long as a caller keeps them. */
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

function* wordsIn({ piece, from, end }: Written): Iterable<ChangedWord> {
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
