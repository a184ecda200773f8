import type { Azienda, Bando, BandoState, Criterio } from '@bandiera/domain'
import type { MatchingContext } from '../evaluation.ts'
import { type Truth, truthOf, NO, YES } from './truth.ts'
import { both, grown, hasBit, isBoth, setBit, SetRoom, unite } from './bits.ts'
import type { Field, Reading } from './reading.ts'
import type { Limit } from './line.ts'
import { readings } from '../kinds/index.ts'

/** A binding criterion, or alternatives of which one is enough. */
export interface Clause {
  any: readonly Predicate[]
  ids: readonly string[]
}

export interface Grant {
  bando: Bando
  stato: BandoState
  /** Last useful day, `9999` when there is none. */
  chiusura: string
  clauses: readonly Clause[]
  absent: readonly string[]
  columns: ReadonlySet<Column>
  /** Whether each column is used by one clause only: then the bits of the columns give the verdict. */
  isPlain: boolean
  /** Place among the grants; -1 before it has one. */
  place: number
  best: Truth
  /** What counts in the score, in the order of the criteria. */
  terms: readonly { predicate: Predicate; peso: number }[]
  peso: number
}

/** With more changed companies per word than this, the column is sorted again. */
const MOVED = 2
/** With more outdated bits per word than this, a set is built again. */
const STALE = 2
/** Written slots that are remembered, besides those worth an update. */
const MOST_WRITTEN = 1024

/** What all companies have of one thing that criteria ask about, and the predicates that ask. */
export abstract class Column {
  readonly predicates = new Map<string, Predicate>()
  protected readonly values: unknown[] = []
  /** Bits of the fields that it reads. */
  readonly fields: number
  known = new Int32Array(0)
  /** Places written since the values were sorted; `null` while nothing is sorted. */
  private moved: number[] | null = null
  /** Slots written last; each predicate knows up to which of them its bits are right. */
  private written: number[] = []
  private readonly sets = new SetRoom()

  constructor(
    readonly reading: Reading,
    readonly sample: Criterio,
    protected contesto: MatchingContext,
  ) {
    this.fields = fieldBits(reading.fields)
  }

  /** Whether the company's values differ from those stored in its slot; `write` stores them. */
  abstract read(slot: number, azienda: Azienda): boolean
  protected abstract store(slot: number, words: number): void
  protected abstract sort(slots: number, words: number): void
  /** Writes the places where it is open and where it is true, as they were when sorted, into empty sets. */
  protected abstract fillSorted(predicate: Predicate, open: Int32Array, yes: Int32Array): void
  abstract truthAt(predicate: Predicate, slot: number): Truth
  protected abstract decideAt(predicate: Predicate, code: number): Truth
  abstract prepare(predicate: Predicate): void
  /** The answers of the company in a slot to all plain grants (`words` words of bits); valid until the call after the next. */
  abstract rowAt(slot: number, words: number): ValueRow
  /** The set of grants changed: the answers to all of them are computed again. */
  abstract forgetRows(): void

  write(slot: number, words: number): void {
    if (this.known.length < words) this.known = grown(this.known, words)
    this.store(slot, words)
    if (this.moved && this.moved.push(slot) > words * MOVED) this.moved = null
    this.written.push(slot)
    if (this.written.length > MOST_WRITTEN + words * STALE) this.forgetWritten()
  }

  /** Outdated bits are built again when they are next needed. */
  private forgetWritten(): void {
    for (const predicate of this.predicates.values()) {
      if (predicate.knows < this.written.length) this.drop(predicate)
      predicate.knows = 0
    }
    this.written = []
  }

  useContext(contesto: MatchingContext): void {
    this.contesto = contesto
  }

  forget(predicate: Predicate): void {
    predicate.answers.fill(UNDECIDED)
    this.drop(predicate)
    this.forgetRows()
    this.prepare(predicate)
  }

  remove(key: string): void {
    this.drop(this.predicates.get(key)!)
    this.predicates.delete(key)
  }

  private drop(predicate: Predicate): void {
    for (const set of [predicate.notFalse, predicate.yes]) if (set) this.sets.giveBack(set)
    predicate.notFalse = null
    predicate.yes = null
  }

  protected answer(predicate: Predicate, code: number): Truth {
    const known = predicate.answers[code]
    if (known !== undefined && known !== UNDECIDED) return known as Truth
    return keepAnswer(predicate, code, this.decideAt(predicate, code), this.values.length)
  }

  protected decide(criterio: Criterio, value: unknown): Truth {
    return truthOf(this.reading.decide(criterio, value, this.contesto))
  }

  refresh(predicate: Predicate, slots: number, words: number): void {
    const behind = this.written.length - predicate.knows
    if (!predicate.notFalse || behind > words * STALE) return this.fill(predicate, slots, words)
    if (predicate.notFalse.length < words) {
      predicate.notFalse = grown(predicate.notFalse, words)
      if (predicate.yes) predicate.yes = grown(predicate.yes, words)
    }
    for (; predicate.knows < this.written.length; predicate.knows += 1) {
      this.setBits(predicate, this.written[predicate.knows]!)
    }
  }

  private fill(predicate: Predicate, slots: number, words: number): void {
    if (!this.moved) {
      this.sort(slots, words)
      this.moved = []
    }
    this.drop(predicate)
    const [notFalse, yes] = [this.sets.take(words), this.sets.take(words)]
    predicate.notFalse = notFalse
    predicate.yes = yes
    predicate.knows = this.written.length
    this.fillSorted(predicate, notFalse, yes)
    unite(notFalse, yes)
    for (const slot of this.moved) this.setBits(predicate, slot)
    if (!isBoth(yes, notFalse, this.known)) return
    // the companies of `notFalse` whose value is known: no need to keep them
    predicate.yes = null
    this.sets.giveBack(yes)
  }

  private setBits(predicate: Predicate, slot: number): void {
    const truth = this.truthAt(predicate, slot)
    setBit(predicate.notFalse!, slot, truth !== NO)
    if (!predicate.yes && (truth === YES) !== (truth !== NO && hasBit(this.known, slot))) {
      predicate.yes = both(predicate.notFalse!, this.known)
    }
    if (predicate.yes) setBit(predicate.yes, slot, truth === YES)
  }
}

const UNDECIDED = 255

/** One thing that grants ask of companies; grants that ask the same share it. */
export interface Predicate {
  readonly criterio: Criterio
  readonly column: Column
  /** Grants that ask it in a binding criterion. */
  readonly binding: Set<Grant>
  /** How many criteria, binding or not, ask it. */
  uses: number
  /** Decided values (`Truth`) by code of the column. */
  answers: Uint8Array
  limits: readonly Limit[]
  /** Companies for which it is not false; `null` until needed. */
  notFalse: Int32Array | null
  /** Companies for which it is true; `null`: those of `notFalse` whose value is known. */
  yes: Int32Array | null
  /** How many of the places written lately in its column its bits are right for. */
  knows: number
}

export const createPredicate = (criterio: Criterio, column: Column): Predicate => ({
  criterio,
  column,
  binding: new Set(),
  uses: 0,
  answers: new Uint8Array(0),
  limits: [],
  notFalse: null,
  yes: null,
  knows: 0,
})

function keepAnswer(predicate: Predicate, code: number, truth: Truth, codes: number): Truth {
  if (code >= predicate.answers.length) {
    const longer = new Uint8Array(Math.max(codes, predicate.answers.length * 2)).fill(UNDECIDED)
    longer.set(predicate.answers)
    predicate.answers = longer
  }
  predicate.answers[code] = truth
  return truth
}

/** The answers of values to all plain grants at once; grants without a question are in both sets. */
export interface ValueRow {
  /** Places of the grants to whom they are not false. */
  readonly notFalse: Int32Array
  /** Places of the grants for which they are true; the same set when nothing is unknown, the usual case. */
  readonly yes: Int32Array
}

export const emptyValueRow = (words: number): ValueRow => ({
  notFalse: new Int32Array(words),
  yes: new Int32Array(words),
})

export const isSettled = ({ notFalse, yes }: ValueRow): boolean => yes === notFalse

export function valueRow(predicates: Iterable<Predicate>, words: number, truth: (of: Predicate) => Truth): ValueRow {
  const row = { notFalse: new Int32Array(words).fill(-1), yes: new Int32Array(words).fill(-1) }
  for (const predicate of predicates) {
    const own = truth(predicate)
    if (own !== YES) writeAnswer(row, predicate, own)
  }
  return settled(row)
}

export function withAnswers(
  { notFalse, yes }: ValueRow,
  of: readonly Predicate[],
  truth: (of: Predicate) => Truth,
): ValueRow {
  const row = { notFalse: notFalse.slice(), yes: yes.slice() }
  for (const predicate of of) writeAnswer(row, predicate, truth(predicate))
  return settled(row)
}

function writeAnswer({ notFalse, yes }: ValueRow, { binding }: Predicate, truth: Truth): void {
  for (const { isPlain, place } of binding) {
    if (!isPlain) continue
    setBit(notFalse, place, truth !== NO)
    setBit(yes, place, truth === YES)
  }
}

const settled = (row: ValueRow): ValueRow =>
  row.notFalse.every((word, w) => word === row.yes[w]) ? { notFalse: row.notFalse, yes: row.notFalse } : row

/** The fields of a company that some kind of criterion reads: the place of each is its bit. */
const FIELDS: readonly Field[] = [...new Set(Object.values(readings).flatMap(({ fields }) => fields))]
/** Set in every change: readings of the whole company always run again. */
const ANY = 1 << FIELDS.length
// with one more field, two would share a bit, and verdicts would go stale
if (FIELDS.length > 30) throw new Error(`${FIELDS.length} fields are read, there are bits for 30`)

/** The bits of the fields that a reading uses; without names, of the whole company. */
const fieldBits = (fields: readonly Field[]): number =>
  fields.length === 0 ? ANY : fields.reduce((bits, field) => bits | (1 << FIELDS.indexOf(field)), 0)

export function changedBits(old: Azienda, now: Azienda): number {
  let bits = ANY
  for (let place = 0; place < FIELDS.length; place += 1) {
    const field = FIELDS[place]!
    if (old[field] !== now[field]) bits |= 1 << place
  }
  return bits
}
